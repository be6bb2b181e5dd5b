import Graphics

/// The writer of one document: its bytes, its definitions and its clock.
///
/// A renderer makes one for each document, so only the caches survive into the next.
struct SVGDocumentWriter {
    let caches: SVGCaches
    let clock: SVGClock
    var svg: SVGWriter
    var definitions: SVGDefinitions
    let repeatedGlyphs: RepeatedGlyphs

    init(
        style: SVGRenderer.Style,
        clock: SVGClock = .still,
        repeatedGlyphs: RepeatedGlyphs = RepeatedGlyphs(),
        caches: SVGCaches
    ) {
        let isPretty = style == .pretty
        self.caches = caches
        self.clock = clock
        self.repeatedGlyphs = repeatedGlyphs
        svg = SVGWriter(isPretty: isPretty, capacity: 5120)
        definitions = SVGDefinitions(isPretty: isPretty, clock: clock)
    }

    var bytes: [UInt8] { svg.bytes }

    /// Writes the root element, with the definitions that the content refers to.
    mutating func root(
        title: String,
        viewBox: CGRect,
        background: ResolvedColor?,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        var endOfTitle = 0
        element("svg") { document in
            document.svg.attributes(document.caches.rootAttributes(viewBox: viewBox))
            document.svg.attribute("aria-label", text: title)
            document.svg.element("title") { $0.text(title) }
            endOfTitle = document.svg.bytes.count
            if let background, background.opacity > 0 {
                document.write(.rectangle(viewBox)) { $0.fill(background) }
            }
            content(&document)
        }
        // Definitions come before the content, and are known after it.
        if !definitions.isEmpty { svg.insert(definitions.elements, at: endOfTitle) }
    }

    /// Writes a part as a group with an id and a title.
    mutating func write(_ part: SVGDocument.Part) {
        element("g") { document in
            document.svg.attribute("id", text: part.id)
            document.svg.attribute("role", "img")
            document.svg.attribute("transform", SVGTransform(translation: part.origin))
            document.svg.element("title") { $0.text(part.title) }
            for item in part.content.items { document.write(item, textForm: part.textForm) }
        }
    }

    mutating func write(_ item: DisplayItem, textForm: SVGDocument.TextForm) {
        switch item.drawing {
        case .fill(let shape, let color):
            write(shape) { $0.fill(color) }
        case .stroke(let shape, let style, let color):
            write(shape) { $0.stroke(color, style: style) }
        case .glyphs(let run):
            write(run, textForm: textForm)
        case .group(let effect, let items):
            write(effect, around: items, textForm: textForm)
        }
    }
}

extension SVGCaches {
    fileprivate func rootAttributes(viewBox: CGRect) -> SVGFragment {
        fragments.fragment(for: .rootAttributes(viewBox: viewBox)) {
            SVGWriter.attributes { $0.root(viewBox: viewBox) }
        }
    }
}

extension SVGWriter {
    fileprivate mutating func root(viewBox: CGRect) {
        attribute("xmlns", "http://www.w3.org/2000/svg")
        // Rounded down: at three pixels to a point, 82.667 would need one pixel more than 248.
        let (width, height) = (viewBox.width.roundedDown, viewBox.height.roundedDown)
        attribute("width", width)
        attribute("height", height)
        attribute("viewBox", SVGNumberList([viewBox.minX, viewBox.minY, width, height]))
        attribute("role", "img")
    }
}

extension CGFloat {
    /// The number rounded down to three decimals, except for an error in its last bits.
    fileprivate var roundedDown: CGFloat { (self * 1000 + 1e-6).rounded(.down) / 1000 }
}

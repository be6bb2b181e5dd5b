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
    let profile: SVGProfile
    /// Whether the items belong to a shadow of a shadow, so that their silhouettes occur several times.
    var sharesSilhouettes = false
    /// The names of the layers; `nil` where elements have none.
    var layers: SVGLayerNames?
}

extension SVGDocumentWriter {
    init(
        style: SVGRenderer.Style,
        profile: SVGProfile = .plain,
        clock: SVGClock = .still,
        preferences: [ViewerPreference] = [],
        repeatedGlyphs: RepeatedGlyphs = RepeatedGlyphs(),
        caches: SVGCaches
    ) {
        let isPretty = style == .pretty
        // An initializer that sets so many properties one by one copies them all in the end (Swift 6.3).
        self.init(
            caches: caches,
            clock: clock,
            svg: SVGWriter(isPretty: isPretty, capacity: 5120),
            definitions: SVGDefinitions(
                isPretty: isPretty,
                clock: clock,
                preferences: preferences,
                numbersNames: profile.namesLayers
            ),
            repeatedGlyphs: repeatedGlyphs,
            profile: profile,
            layers: profile.namesLayers ? SVGLayerNames() : nil
        )
    }

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
            if document.layers != nil {
                document.svg.attribute("xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape")
            }
            document.svg.attribute("aria-label", text: title)
            document.svg.element("title") { $0.text(title) }
            endOfTitle = document.svg.bytes.count
            if let background, background.opacity > 0 {
                let ground = DisplayItem(
                    .fill(.rectangle(viewBox), color: background),
                    role: .backdrop
                )
                document.write(ground, textForm: .outline)
            }
            content(&document)
        }
        // Definitions come before the content, and are known after it.
        if !definitions.isEmpty { svg.insert(definitions.elements, at: endOfTitle) }
    }

    /// Writes parts, each as a group; for a design tool, the parts of a row are in a group, too.
    mutating func write(_ parts: [SVGDocument.Part]) {
        guard layers != nil else {
            for part in parts { write(part) }
            return
        }
        var rest = parts[...]
        while let row = rest.first?.row {
            let end = rest.firstIndex { $0.row != row } ?? rest.endIndex
            element("g") { document in
                document.svg.attribute(layer: document.layers?.layer(named: row))
                for part in rest[..<end] { document.write(part) }
            }
            rest = rest[end...]
        }
    }

    /// Writes a part as a group with an id and a title.
    private mutating func write(_ part: SVGDocument.Part) {
        let textForm = profile.textForm(part.textForm)
        write(part) { document in
            for item in part.content.items { document.write(item, textForm: textForm) }
        }
    }

    /// Writes a part with a content.
    mutating func write(_ part: SVGDocument.Part, content: (inout SVGDocumentWriter) -> Void) {
        element("g") { document in
            if document.layers != nil {
                document.svg.attribute(layer: document.layers?.layer(named: part.name))
                document.svg.attribute("transform", SVGTransform(translation: part.origin))
            } else {
                document.svg.attribute("id", text: part.id)
                document.svg.attribute("role", "img")
                document.svg.attribute("transform", SVGTransform(translation: part.origin))
                document.svg.element("title") { $0.text(part.title) }
            }
            content(&document)
        }
    }

    mutating func write(_ item: DisplayItem, textForm: SVGDocument.TextForm) {
        let layer = layer(of: item)
        switch item.drawing {
        case .fill(let shape, let color):
            write(shape) {
                $0.fill(color)
                $0.attribute(layer: layer)
            }
        case .stroke(let shape, let style, let color):
            write(shape) {
                $0.stroke(color, style: style)
                $0.attribute(layer: layer)
            }
        case .glyphs(let run):
            write(run, textForm: textForm, layer: layer)
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
        let (width, height) = (viewBox.width.sizeRoundedDown, viewBox.height.sizeRoundedDown)
        attribute("width", width)
        attribute("height", height)
        attribute("viewBox", SVGNumberList([viewBox.minX, viewBox.minY, width, height]))
        attribute("role", "img")
    }
}

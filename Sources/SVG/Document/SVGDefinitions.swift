import Graphics

/// The definitions that a document refers to: each filter, clip path, gradient, line of text and image once, however
/// often it is used.
struct SVGDefinitions {
    var styleSheet: SVGStyleSheet
    let clock: SVGClock
    private let isPretty: Bool
    private var writer: SVGWriter
    /// The names of the definitions by the names that are made of their content.
    private var names: [SVGName: SVGName] = [:]
    /// Whether a name has a number instead of a hash.
    private let numbersNames: Bool
    /// The outlines of the lines that are defined.
    private var lines: [RepeatedGlyphs.Line: SVGName] = [:]
    /// The gradients that are defined.
    private var paintServers: [SVGPaintServer: SVGName] = [:]
    /// The images that are defined, with the frames that they are defined in.
    private var images: [RepeatedGlyphs.PNG: (name: SVGName, frame: CGRect)] = [:]

    init(isPretty: Bool, clock: SVGClock, preferences: [ViewerPreference] = [], numbersNames: Bool = false) {
        self.isPretty = isPretty
        self.clock = clock
        self.numbersNames = numbersNames
        styleSheet = SVGStyleSheet(clock: clock, preferences: preferences)
        writer = SVGWriter(isPretty: isPretty, depth: 2)
    }

    var isEmpty: Bool { names.isEmpty && styleSheet.isEmpty }

    /// The elements of the definitions.
    var elements: SVGWriter {
        var elements = SVGWriter(isPretty: isPretty, depth: 1)
        let rules = styleSheet.bytes
        if !rules.isEmpty { elements.element("style") { $0.style(rules) } }
        if !names.isEmpty { elements.element("defs") { $0.content(of: writer) } }
        return elements
    }

    /// A kind of element that other elements refer to.
    enum Element {
        case clipPath, filter, mask
        case linearGradient, radialGradient, pattern
        /// The outlines of glyphs.
        case path
        case image
        /// Shapes that several shadows are made of.
        case silhouette
    }

    /// Returns the name of an element, which is defined unless it is defined already.
    mutating func name(of element: Element, content: (inout SVGWriter) -> Void) -> SVGName {
        var body = SVGWriter(isPretty: false)
        body.element(element.name, content: content)
        let hash = SVGName(element.kind, hashing: body.bytes)
        if let name = names[hash] { return name }
        let name = numbersNames ? SVGName(element.kind, number: names.count + 1) : hash
        names[hash] = name
        writer.element(element.name) { writer in
            writer.attribute("id", name)
            content(&writer)
        }
        return name
    }

    /// Returns the name of the outlines of a line, which are defined unless they are defined already.
    mutating func name(of line: RepeatedGlyphs.Line, outlines: (inout SVGWriter) -> Void) -> SVGName {
        if let name = lines[line] { return name }
        let name = name(of: .path, content: outlines)
        lines[line] = name
        return name
    }

    /// Returns the name of a gradient, which is defined unless it is defined already.
    mutating func name(of server: SVGPaintServer) -> SVGName {
        if let name = paintServers[server] { return name }
        let name = name(of: server.element) { server.write(to: &$0) }
        paintServers[server] = name
        return name
    }

    /// Returns the name of an image, which is defined in a frame unless it is defined already, perhaps in another.
    mutating func image(
        _ png: RepeatedGlyphs.PNG,
        frame: CGRect,
        content: (inout SVGWriter) -> Void
    ) -> (name: SVGName, frame: CGRect) {
        if let image = images[png] { return image }
        let image = (name(of: .image, content: content), frame)
        images[png] = image
        return image
    }
}

extension SVGDefinitions.Element {
    fileprivate var name: String {
        switch self {
        case .clipPath: "clipPath"
        case .filter: "filter"
        case .mask: "mask"
        case .linearGradient: "linearGradient"
        case .radialGradient: "radialGradient"
        case .pattern: "pattern"
        case .path: "path"
        case .image: "image"
        case .silhouette: "g"
        }
    }

    fileprivate var kind: SVGName.Kind {
        switch self {
        case .clipPath: .clipPath
        case .filter: .filter
        case .mask: .mask
        case .linearGradient, .radialGradient, .pattern: .gradient
        case .path: .glyphs
        case .image: .image
        case .silhouette: .silhouette
        }
    }
}

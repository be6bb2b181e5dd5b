/// The definitions that a document refers to: each filter and clip path once, however often it is used.
struct SVGDefinitions {
    var styleSheet: SVGStyleSheet
    let clock: SVGClock
    private let isPretty: Bool
    private var writer: SVGWriter
    private var names: Set<SVGName> = []

    init(isPretty: Bool, clock: SVGClock) {
        self.isPretty = isPretty
        self.clock = clock
        styleSheet = SVGStyleSheet(clock: clock)
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
        case clipPath, filter
    }

    /// Returns the name of an element, which is defined unless it is defined already.
    mutating func name(of element: Element, content: (inout SVGWriter) -> Void) -> SVGName {
        var body = SVGWriter(isPretty: false)
        body.element(element.name, content: content)
        let name = SVGName(element.kind, hashing: body.bytes)
        if names.insert(name).inserted {
            writer.element(element.name) { writer in
                writer.attribute("id", name)
                content(&writer)
            }
        }
        return name
    }
}

extension SVGDefinitions.Element {
    fileprivate var name: String {
        switch self {
        case .clipPath: "clipPath"
        case .filter: "filter"
        }
    }

    fileprivate var kind: SVGName.Kind {
        switch self {
        case .clipPath: .clipPath
        case .filter: .filter
        }
    }
}

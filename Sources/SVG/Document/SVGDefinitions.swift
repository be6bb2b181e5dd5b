/// What a document refers to: each filter and clip path once, however often it is used.
///
/// An id is made of what it names, so it is the same in every run, and two pictures in one page can
/// only share an id if they share the definition.
struct SVGDefinitions {
    private var writer: SVGWriter
    var styleSheet = SVGStyleSheet()
    private let isPretty: Bool
    private var known: Set<String> = []

    init(isPretty: Bool) {
        self.isPretty = isPretty
        writer = SVGWriter(isPretty: isPretty, depth: 2)
    }

    /// The elements that hold the definitions, if there are any.
    var elements: SVGWriter {
        var elements = SVGWriter(isPretty: isPretty, depth: 1)
        let styleSheet = styleSheet.bytes
        if !styleSheet.isEmpty { elements.element("style") { $0.style(styleSheet) } }
        if !writer.bytes.isEmpty { elements.element("defs") { $0.content(of: writer) } }
        return elements
    }

    /// Defines an element unless it is defined already, and gives its id, which starts with a letter
    /// for its kind.
    mutating func id(
        _ kind: Unicode.Scalar,
        element name: String,
        content: (inout SVGWriter) -> Void
    ) -> String {
        var body = SVGWriter(isPretty: false)
        body.element(name, content)
        let id = body.bytes.name(kind)
        if known.insert(id).inserted {
            writer.element(name) { writer in
                writer.attribute("id", text: id)
                content(&writer)
            }
        }
        return id
    }
}

extension [UInt8] {
    /// A name for what the bytes say, which starts with a letter for its kind.
    func name(_ kind: Unicode.Scalar) -> String {
        // FNV-1a, 64 bits: the same for the same bytes in every process.
        let hash = reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return String(kind) + String(hash, radix: 36)
    }
}

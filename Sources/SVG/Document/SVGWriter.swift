/// The elements and attributes of a document, and the only code that writes their brackets and quotes.
///
/// Elements nest by closures, so a tag cannot stay open; attributes come before content. How a value
/// is spelled stands in the extensions of `[UInt8]` in this target; free text goes through the one that
/// escapes it.
struct SVGWriter {
    private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private var depth: Int
    /// Whether a start tag still lacks its `>`.
    private var isTagOpen = false
    private var hasChildElements = false

    init(isPretty: Bool, depth: Int = 0, capacity: Int = 0) {
        self.isPretty = isPretty
        self.depth = depth
        bytes.reserveCapacity(capacity)
    }

    // MARK: Elements

    mutating func element(_ name: String, _ content: (inout SVGWriter) -> Void) {
        closeTag()
        breakLine()
        bytes.append(openTag: name)
        isTagOpen = true
        hasChildElements = false
        depth += 1
        content(&self)
        depth -= 1
        if isTagOpen {
            bytes.append(UInt8(ascii: "/"))
            bytes.append(UInt8(ascii: ">"))
            isTagOpen = false
        } else {
            if hasChildElements { breakLine() }
            bytes.append(closeTag: name)
        }
        hasChildElements = true
    }

    mutating func text(_ text: String) {
        closeTag()
        bytes.append(escaping: text)
    }

    /// A style sheet, which has no brackets of markup in it.
    mutating func style(_ sheet: [UInt8]) {
        closeTag()
        bytes.append(contentsOf: sheet)
    }

    /// Elements that another writer wrote at this depth.
    mutating func content(of other: SVGWriter) {
        guard !other.bytes.isEmpty else { return }
        closeTag()
        bytes.append(contentsOf: other.bytes)
        hasChildElements = true
    }

    /// Puts elements that another writer wrote between those that are written already.
    mutating func insert(_ other: SVGWriter, at position: Int) {
        guard !other.bytes.isEmpty else { return }
        bytes.insert(contentsOf: other.bytes, at: position)
    }

    private mutating func closeTag() {
        guard isTagOpen else { return }
        bytes.append(UInt8(ascii: ">"))
        isTagOpen = false
    }

    private mutating func breakLine() {
        guard isPretty, !bytes.isEmpty || depth > 0 else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    // MARK: Attributes

    /// Attributes by themselves, to be copied into elements.
    static func attributes(_ write: (inout SVGWriter) -> Void) -> [UInt8] {
        var writer = SVGWriter(isPretty: false)
        writer.isTagOpen = true
        write(&writer)
        return writer.bytes
    }

    /// Attributes that were written by themselves.
    mutating func attributes(_ attributes: [UInt8]) {
        precondition(isTagOpen, Self.attributesComeFirst)
        bytes.append(contentsOf: attributes)
    }

    private static let attributesComeFirst = "an attribute comes before the content of its element"

    mutating func attribute(_ name: String, _ value: Double) {
        attribute(name) { $0.append(number: value) }
    }

    mutating func attribute(_ name: String, _ keyword: SVGKeyword) {
        attribute(name) { $0.append(contentsOf: keyword.name.utf8) }
    }

    mutating func attribute(_ name: String, text: String) {
        attribute(name) { $0.append(escaping: text) }
    }

    mutating func attribute(_ name: String, value: (inout [UInt8]) -> Void) {
        precondition(isTagOpen, Self.attributesComeFirst)
        bytes.append(attribute: name)
        value(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}

/// A value that SVG names.
///
/// Only a literal can be one, so nothing that a client sends comes here.
struct SVGKeyword: ExpressibleByStringLiteral {
    let name: String

    init(stringLiteral name: String) {
        self.name = name
    }
}

// A name with what stands around it goes in one piece.
extension [UInt8] {
    fileprivate mutating func append(openTag name: String) {
        let name = name.utf8Span.span
        append(addingCapacity: name.count + 1) { bytes in
            bytes.append(UInt8(ascii: "<"))
            for index in name.indices { bytes.append(name[index]) }
        }
    }

    fileprivate mutating func append(closeTag name: String) {
        let name = name.utf8Span.span
        append(addingCapacity: name.count + 3) { bytes in
            bytes.append(UInt8(ascii: "<"))
            bytes.append(UInt8(ascii: "/"))
            for index in name.indices { bytes.append(name[index]) }
            bytes.append(UInt8(ascii: ">"))
        }
    }

    fileprivate mutating func append(attribute name: String) {
        let name = name.utf8Span.span
        append(addingCapacity: name.count + 3) { bytes in
            bytes.append(UInt8(ascii: " "))
            for index in name.indices { bytes.append(name[index]) }
            bytes.append(UInt8(ascii: "="))
            bytes.append(UInt8(ascii: "\""))
        }
    }
}

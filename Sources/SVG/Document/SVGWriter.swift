/// The elements and attributes of a document, and the only code that writes their brackets and quotes.
///
/// Elements nest by closures, so a tag cannot stay open. Attributes come before content.
struct SVGWriter {
    private(set) var bytes: [UInt8] = []
    let isPretty: Bool
    private var depth: Int
    /// Whether a start tag still lacks its `>`.
    private var isTagOpen = false
    private var hasChildElements = false
    /// The gradient in place of the colors of shapes.
    var paint: SVGGradientPaint?
    /// Whether the open element has the coordinates of glyph outlines.
    var usesGlyphUnits = false

    init(isPretty: Bool, depth: Int = 0, capacity: Int = 0) {
        self.isPretty = isPretty
        self.depth = depth
        if capacity > 0 { bytes.reserveCapacity(capacity) }
    }

    // MARK: Elements

    mutating func element(_ name: String, content: (inout SVGWriter) -> Void) {
        start(name)
        content(&self)
        end(name)
    }

    fileprivate mutating func start(_ name: String) {
        if isPretty {
            closeTag()
            breakLine()
        }
        bytes.append(openTag: name, closingAnother: isTagOpen)
        isTagOpen = true
        hasChildElements = false
        depth += 1
    }

    fileprivate mutating func end(_ name: String) {
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

    /// Writes free text as the content of the open element.
    mutating func text(_ text: String) {
        closeTag()
        bytes.write(SVGText(text))
    }

    /// Writes the rules of a style sheet, which contain no character that XML escapes.
    mutating func style(_ rules: [UInt8]) {
        closeTag()
        bytes.append(contentsOf: rules)
    }

    /// Writes the elements of another writer of this depth.
    mutating func content(of other: SVGWriter) {
        guard !other.bytes.isEmpty else { return }
        closeTag()
        bytes.append(contentsOf: other.bytes)
        hasChildElements = true
    }

    /// Inserts the elements of another writer between elements that are written already.
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

    mutating func attribute(_ name: String, _ value: some SVGValue) {
        append(attribute: name, value: value)
    }

    mutating func attribute<Value: BoundedSVGValue>(_ name: String, _ value: Value) {
        precondition(isTagOpen, Self.attributesComeFirst)
        bytes.append(attribute: name, addingCapacity: Value.longest + 1) { bytes in
            value.write(to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    mutating func attribute(_ name: String, _ keyword: SVGKeyword) {
        append(attribute: name, value: keyword)
    }

    /// Writes free text as the value of an attribute.
    mutating func attribute(_ name: String, text: String) {
        append(attribute: name, value: SVGText(text))
    }

    private mutating func append(attribute name: String, value: some SVGValue) {
        precondition(isTagOpen, Self.attributesComeFirst)
        bytes.append(attribute: name, addingCapacity: 0) { _ in }
        value.write(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes attributes that were written before.
    mutating func attributes(_ attributes: SVGFragment) {
        precondition(isTagOpen, Self.attributesComeFirst)
        bytes.write(attributes)
    }

    /// The bytes of attributes alone, for several elements.
    static func attributes(_ write: (inout SVGWriter) -> Void) -> [UInt8] {
        var writer = SVGWriter(isPretty: false)
        writer.isTagOpen = true
        write(&writer)
        return writer.bytes
    }

    private static let attributesComeFirst = "an attribute comes before the content of its element"
}

extension SVGDocumentWriter {
    /// Writes an element whose content may add definitions to the document.
    mutating func element(_ name: String, content: (inout SVGDocumentWriter) -> Void) {
        svg.start(name)
        content(&self)
        svg.end(name)
    }
}

// A name with the punctuation around it is appended at once.
extension [UInt8] {
    fileprivate mutating func append(openTag name: String, closingAnother closes: Bool) {
        let name = name.utf8Span.span
        append(addingCapacity: name.count + 2) { bytes in
            if closes { bytes.append(UInt8(ascii: ">")) }
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

    fileprivate mutating func append(
        attribute name: String,
        addingCapacity count: Int,
        value: (inout OutputSpan<UInt8>) -> Void
    ) {
        let name = name.utf8Span.span
        append(addingCapacity: name.count + 3 + count) { bytes in
            bytes.append(UInt8(ascii: " "))
            for index in name.indices { bytes.append(name[index]) }
            bytes.append(UInt8(ascii: "="))
            bytes.append(UInt8(ascii: "\""))
            value(&bytes)
        }
    }
}

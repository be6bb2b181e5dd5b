import CExpat

/// An XML property list, read by Expat.
final class XMLPropertyList {
    /// An array or a dictionary whose end has not been read.
    private enum Container {
        case array([PropertyListValue])
        case dictionary([String: PropertyListValue], key: String?)
    }

    private let parser: XML_Parser
    private var containers: [Container] = []
    /// The name of the element whose characters are read.
    private var leaf: String?
    private var characters: [UInt8] = []
    private var isInList = false
    private var result: PropertyListValue?
    private var error: PropertyListError?
    private var count = 0

    /// The value of a text in UTF-8.
    static func value(of text: [UInt8]) throws(PropertyListError) -> PropertyListValue {
        // The text has been converted to UTF-8, whatever its declaration says.
        guard let parser = XML_ParserCreate("UTF-8") else { throw .tooLarge(limit: 0) }
        defer { XML_ParserFree(parser) }
        let list = XMLPropertyList(parser)
        return try withExtendedLifetime(list) { () throws(PropertyListError) in try list.value(of: text) }
    }

    private init(_ parser: XML_Parser) {
        self.parser = parser
    }

    private func value(of text: [UInt8]) throws(PropertyListError) -> PropertyListValue {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, _ in XMLPropertyList.of(data)?.start(name.map { String(cString: $0) } ?? "") },
            { data, _ in XMLPropertyList.of(data)?.end() }
        )
        XML_SetCharacterDataHandler(parser) { data, start, count in
            guard let start else { return }
            let bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
            XMLPropertyList.of(data)?.append(bytes)
        }
        XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            guard let list = XMLPropertyList.of(data) else { return }
            list.stop(.entity(at: list.place))
        }
        // With a declared type of the document, Expat takes an unknown entity for one of its declarations.
        XML_SetSkippedEntityHandler(parser) { data, _, _ in
            guard let list = XMLPropertyList.of(data) else { return }
            list.stop(.entity(at: list.place))
        }
        let status = text.withUnsafeBytes { bytes in
            // The limit of bytes is below that of the count.
            XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
        }
        if let error { throw error }
        guard status == XML_STATUS_OK, let result else { throw .syntax(at: place) }
        return result
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLPropertyList? {
        data.map { Unmanaged<XMLPropertyList>.fromOpaque($0).takeUnretainedValue() }
    }

    private var place: PropertyListError.Place {
        PropertyListError.Place(
            line: Int(XML_GetCurrentLineNumber(parser)),
            column: Int(XML_GetCurrentColumnNumber(parser)) + 1
        )
    }

    private func stop(_ error: PropertyListError) {
        guard self.error == nil else { return }
        self.error = error
        XML_StopParser(parser, 0)
    }

    // MARK: - Events

    private func start(_ name: String) {
        guard error == nil else { return }
        guard leaf == nil else { return stop(.syntax(at: place)) }
        if name == "plist" {
            guard !isInList, containers.isEmpty, result == nil else { return stop(.syntax(at: place)) }
            isInList = true
            return
        }
        guard result == nil else { return stop(.syntax(at: place)) }
        count += 1
        guard count <= PropertyListLimits.values else {
            return stop(.tooMany(limit: PropertyListLimits.values, at: place))
        }
        switch name {
        case "dict", "array":
            guard containers.count < PropertyListLimits.depth else {
                return stop(.tooDeep(limit: PropertyListLimits.depth, at: place))
            }
            guard isValueExpected else { return stop(.syntax(at: place)) }
            containers.append(name == "dict" ? .dictionary([:], key: nil) : .array([]))
        case "key":
            guard case .dictionary(_, key: nil) = containers.last else { return stop(.syntax(at: place)) }
            leaf = name
        case "string", "integer", "real", "true", "false", "date", "data":
            guard isValueExpected else { return stop(.syntax(at: place)) }
            leaf = name
        default: stop(.syntax(at: place))
        }
    }

    /// Whether a value may begin: not where a dictionary has no key for it.
    private var isValueExpected: Bool {
        if case .dictionary(_, key: nil) = containers.last { false } else { true }
    }

    private func append(_ bytes: UnsafeRawBufferPointer) {
        guard error == nil else { return }
        if leaf != nil {
            characters += bytes
        } else if !bytes.allSatisfy(\.isPropertyListSpace) {
            stop(.syntax(at: place))
        }
    }

    private func end() {
        guard error == nil else { return }
        guard let name = leaf else {
            guard let container = containers.popLast() else { return }
            switch container {
            case .array(let elements): add(.array(elements))
            case .dictionary(let values, key: nil): add(.dictionary(values))
            case .dictionary: stop(.syntax(at: place))
            }
            return
        }
        let text = String(decoding: characters, as: UTF8.self)
        leaf = nil
        characters.removeAll(keepingCapacity: true)
        switch name {
        case "key":
            guard case .dictionary(let values, _) = containers.popLast() else { return }
            containers.append(.dictionary(values, key: text))
        case "true": add(.boolean(true))
        case "false": add(.boolean(false))
        case "integer", "real":
            guard let number = Double(text.withoutSpace), number.isFinite else {
                return stop(.syntax(at: place))
            }
            add(.number(number))
        case "data": add(.data(text.withoutSpace))
        default: add(.string(text))
        }
    }

    private func add(_ value: PropertyListValue) {
        // The container leaves the array while it changes, so that its values are not copied.
        switch containers.popLast() {
        case .array(var elements):
            elements.append(value)
            containers.append(.array(elements))
        case .dictionary(var values, let key?):
            values[key] = value
            containers.append(.dictionary(values, key: nil))
        case .dictionary: stop(.syntax(at: place))
        case nil: result = value
        }
    }
}

extension String {
    fileprivate var withoutSpace: String {
        String(decoding: utf8.filter { !$0.isPropertyListSpace }, as: UTF8.self)
    }
}

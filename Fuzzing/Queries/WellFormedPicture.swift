/// A check that a picture is well-formed XML, and has nothing that runs a script or loads another file.
///
/// It covers what the service writes, not all of XML: elements, attributes in double quotes, text and entities.
struct WellFormedPicture {
    /// The first violation; `nil` if there is none.
    static func violation(in bytes: [UInt8]) -> String? {
        guard String(validating: bytes, as: UTF8.self) != nil else { return "not UTF-8" }
        var picture = WellFormedPicture(rest: bytes[...])
        do throws(Violation) {
            try picture.readDocument()
            return nil
        } catch {
            return error.text
        }
    }

    private struct Violation: Error {
        let text: String
    }

    private var rest: ArraySlice<UInt8>
    /// The names of the elements that are open.
    private var open: [ArraySlice<UInt8>] = []

    private init(rest: ArraySlice<UInt8>) {
        self.rest = rest
    }

    private mutating func readDocument() throws(Violation) {
        guard rest.starts(with: "<svg ".utf8) else { throw Violation(text: "the root is not svg") }
        repeat {
            guard rest.first == UInt8(ascii: "<") else {
                try readText()
                continue
            }
            rest.removeFirst()
            if rest.first == UInt8(ascii: "/") {
                rest.removeFirst()
                try readEnd()
            } else {
                try readStart()
            }
        } while !open.isEmpty
        guard rest.allSatisfy({ $0 == UInt8(ascii: "\n") }) else {
            throw Violation(text: "more than a root")
        }
    }

    private mutating func readText() throws(Violation) {
        guard let end = rest.firstIndex(of: UInt8(ascii: "<")) else {
            throw Violation(text: "an open element")
        }
        try check(text: rest[..<end])
        rest = rest[end...]
    }

    private mutating func readEnd() throws(Violation) {
        let name = takeName()
        guard let last = open.popLast(), last == name, take(">") else {
            throw Violation(text: "the end of \(String(decoding: name, as: UTF8.self)) is misplaced")
        }
    }

    private mutating func readStart() throws(Violation) {
        let name = takeName()
        let text = String(decoding: name, as: UTF8.self)
        guard !name.isEmpty, !["script", "foreignObject", "iframe", "a"].contains(text) else {
            throw Violation(text: "an element \(text)")
        }
        open.append(name)
        var names: Set<String> = []
        while take(" ") { try readAttribute(unlike: &names) }
        if take("/>") {
            open.removeLast()
        } else if !take(">") {
            throw Violation(text: "the start of \(text) has no end")
        }
    }

    private mutating func readAttribute(unlike names: inout Set<String>) throws(Violation) {
        let name = String(decoding: takeName(), as: UTF8.self)
        guard !name.isEmpty, !name.hasPrefix("on"), names.insert(name).inserted, take("=\"") else {
            throw Violation(text: "an attribute \(name)")
        }
        guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else {
            throw Violation(text: "an open attribute")
        }
        let value = rest[..<end]
        guard !value.contains(UInt8(ascii: "<")) else { throw Violation(text: "< in \(name)") }
        let isReference = name == "href" || name == "xlink:href"
        guard !isReference || value.starts(with: "#".utf8) || value.starts(with: "data:image/".utf8) else {
            throw Violation(text: "\(name) refers to another file")
        }
        try check(text: value)
        rest = rest[(end + 1)...]
    }

    /// Checks that each ampersand begins an entity, and that there are no control characters.
    private func check(text: ArraySlice<UInt8>) throws(Violation) {
        for (index, byte) in zip(text.indices, text) {
            guard byte >= 0x20 || byte == 0x09 || byte == 0x0a else {
                throw Violation(text: "a control character \(byte)")
            }
            guard byte == UInt8(ascii: "&") else { continue }
            let name = text[(index + 1)...].prefix(8).prefix { $0 != UInt8(ascii: ";") }
            let entity = String(decoding: name, as: UTF8.self)
            guard ["amp", "lt", "gt", "quot", "apos"].contains(entity) || entity.hasPrefix("#") else {
                throw Violation(text: "an entity \(entity)")
            }
        }
    }

    private mutating func takeName() -> ArraySlice<UInt8> {
        let end =
            rest.firstIndex { " =/>\n".utf8.contains($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    private mutating func take(_ text: StaticString) -> Bool {
        let bytes = text.description.utf8
        guard rest.starts(with: bytes) else { return false }
        rest = rest.dropFirst(bytes.count)
        return true
    }
}

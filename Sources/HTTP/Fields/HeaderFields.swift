/// The fields of a header in order, stored as the bytes that are sent.
///
/// To extend the fields that many responses share, copy them and append: that copies one array and creates no
/// strings.
package struct HeaderFields: Hashable, Sendable {
    /// The lines of the header, each as `Name: value` and CRLF (RFC 9112 §5).
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package init(_ fields: [HeaderField]) {
        for field in fields { append(field) }
    }

    /// Adds a field after the others.
    ///
    /// The server itself writes `Connection`, `Content-Length`, `Date` and `Transfer-Encoding`; appending one of
    /// them is a programming error.
    package mutating func append(_ field: HeaderField) {
        precondition(!field.name.isWrittenByServer, "The server writes this field: \(field.name.rawName)")
        bytes.append(contentsOf: field.name.rawName.utf8)
        bytes.append(contentsOf: ": ".utf8)
        bytes.append(contentsOf: field.value.utf8)
        bytes.append(contentsOf: "\r\n".utf8)
    }

    /// Adds the field `ETag` after the others; no string is created.
    package mutating func append(_ tag: EntityTag) {
        let name = "ETag: "
        let nameBytes = name.utf8Span.span
        bytes.append(addingCapacity: nameBytes.count + EntityTag.length + 2) { bytes in
            for index in nameBytes.indices { bytes.append(nameBytes[index]) }
            tag.write(to: &bytes)
            bytes.append(UInt8(ascii: "\r"))
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    /// Adds fields after the others.
    package mutating func append(contentsOf fields: [HeaderField]) {
        for field in fields { append(field) }
    }

    /// The value of the first field with a name.
    package subscript(name: HeaderField.Name) -> String? {
        first { $0.name == name }?.value
    }
}

extension HeaderFields: Sequence {
    package func makeIterator() -> Iterator {
        Iterator(rest: bytes[...])
    }

    /// Parses the fields from their bytes.
    package struct Iterator: IteratorProtocol {
        fileprivate var rest: ArraySlice<UInt8>

        package mutating func next() -> HeaderField? {
            // A name contains no colon and a value no line break, so the first of each is the separator.
            guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
                let lineEnd = rest[colon...].firstIndex(of: UInt8(ascii: "\r")),
                let name = HeaderField.Name(String(decoding: rest[..<colon], as: UTF8.self))
            else { return nil }
            let value = String(decoding: rest[colon..<lineEnd].dropFirst(2), as: UTF8.self)
            rest = rest[lineEnd...].dropFirst(2)
            return HeaderField(name: name, value: value)
        }
    }
}

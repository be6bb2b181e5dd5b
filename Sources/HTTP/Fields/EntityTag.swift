/// A strong validator: two representations with the same tag are the same bytes (RFC 9110 §8.8.3).
package struct EntityTag: Hashable, Sendable {
    private let hash: UInt64

    /// Creates the tag of a representation from a hash of everything that determines its bytes.
    ///
    /// Hash the inputs rather than the body: they are shorter and known before rendering.
    package init(_ hash: Hash) {
        self.hash = hash.value
    }

    /// The value of the field `ETag`: the tag in its quotation marks.
    package var value: String {
        let bytes = [UInt8](capacity: Self.length) { write(to: &$0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the field `If-None-Match` lists the tag, by weak comparison, or is `*` (RFC 9110 §13.1.2).
    package func matches(ifNoneMatch field: String) -> Bool {
        let value = value
        if field == value || field == "*" { return true }
        var rest = field.utf8[...]
        // A tag may contain commas, so the quotation marks divide the list. Weak comparison ignores a `W/`
        // before them.
        while let opening = rest.firstIndex(of: quotationMark) {
            let afterOpening = rest.index(after: opening)
            guard let closing = rest[afterOpening...].firstIndex(of: quotationMark) else { return false }
            if rest[opening...closing].elementsEqual(value.utf8) { return true }
            rest = rest[rest.index(after: closing)...]
        }
        return false
    }
}

extension EntityTag {
    /// The bytes of every tag: the digits of its hash, in quotation marks.
    static let length = 18

    /// Writes the value of the field `ETag`.
    func write(to bytes: inout OutputSpan<UInt8>) {
        bytes.append(quotationMark)
        var rest = hash
        for _ in 0..<16 {
            let digit = UInt8(truncatingIfNeeded: rest >> 60)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            rest <<= 4
        }
        bytes.append(quotationMark)
    }
}

private let quotationMark = UInt8(ascii: "\"")

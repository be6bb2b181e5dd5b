/// A strong validator: two representations with the same tag are the same bytes (RFC 9110 §8.8.3).
package struct EntityTag: Hashable, Sendable {
    /// The value of the field `ETag`: the tag in its quotation marks.
    package let value: String

    /// Creates the tag of a representation from a hash of everything that determines its bytes.
    ///
    /// Hash the inputs rather than the body: they are shorter and known before rendering.
    package init(_ hash: Hash) {
        var tag: [UInt8] = []
        tag.append(addingCapacity: 18) { tag in
            tag.append(quotationMark)
            for shift in stride(from: 60, through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: hash.value >> UInt64(shift) & 0xF)
                tag.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
            tag.append(quotationMark)
        }
        value = String(decoding: tag, as: UTF8.self)
    }

    /// Whether the field `If-None-Match` lists the tag, by weak comparison, or is `*` (RFC 9110 §13.1.2).
    package func matches(ifNoneMatch field: String) -> Bool {
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

private let quotationMark = UInt8(ascii: "\"")

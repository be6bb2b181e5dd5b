/// A strong validator: two representations with the same tag are the same bytes (RFC 9110 §8.8.3).
package struct EntityTag: Hashable, Sendable {
    /// The tag in its quotation marks, as the field `ETag` carries it.
    package let value: String

    /// The tag of the representation that a recipe determines.
    ///
    /// Better its recipe than itself, which is longer and not known before it is made.
    package init(_ recipe: Recipe) {
        var tag: [UInt8] = []
        tag.append(addingCapacity: 18) { tag in
            tag.append(quotationMark)
            for shift in stride(from: 60, through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: recipe.hash >> UInt64(shift) & 0xF)
                tag.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
            tag.append(quotationMark)
        }
        value = String(decoding: tag, as: UTF8.self)
    }

    /// What determines a representation, piece by piece.
    ///
    /// Hashed by FNV-1a of 64 bits: the same in every process, as `Hasher` is not, and quick on some tens of
    /// bytes.
    package struct Recipe: Sendable {
        fileprivate var hash: UInt64 = 0xCBF2_9CE4_8422_2325

        package init() {}

        package mutating func add(_ text: String) {
            add(text.utf8Span.span)
        }

        package mutating func add(_ bytes: Span<UInt8>) {
            for index in bytes.indices {
                hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
            }
        }
    }

    /// Whether `If-None-Match` lists the tag, by weak comparison, or any (RFC 9110 §13.1.2).
    package func matches(ifNoneMatch field: String) -> Bool {
        if field == value || field == "*" { return true }
        var rest = field.utf8[...]
        // A tag may hold commas, so the quotation marks are what divides the list; a `W/` before them
        // is of no weight here.
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

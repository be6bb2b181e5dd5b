/// The key by which contents of files are told from each other.
///
/// Nobody else knows it, so that a stranger cannot make another content with the hash of one.
struct ContentKey: Equatable {
    var first: UInt64
    /// Not 0.
    var second: UInt64

    static func random() -> ContentKey {
        ContentKey(first: .random(in: .min ... .max), second: .random(in: .min ... .max) | 1)
    }

    /// A number that two contents have in common by chance only: one pair in 2⁶⁴.
    func hash(of bytes: [UInt8]) -> UInt64 { hash(of: bytes, count: bytes.count) }

    /// The number of the first bytes.
    func hash(of bytes: [UInt8], count: Int) -> UInt64 {
        let bytes = bytes.span
        var hash = mixed(first ^ UInt64(count), second)
        var place = 0
        while place + 16 <= count {
            hash = mixed(hash ^ word(of: bytes, at: place), second ^ word(of: bytes, at: place + 8))
            place += 16
        }
        var rest: (UInt64, UInt64) = (0, 0)
        for index in place..<count {
            rest.1 = rest.1 &<< 8 | rest.0 &>> 56
            rest.0 = rest.0 &<< 8 | UInt64(bytes[index])
        }
        return mixed(mixed(hash ^ rest.0, second ^ rest.1), second)
    }

    private func word(of bytes: Span<UInt8>, at place: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in 0..<8 { word |= UInt64(bytes[place + index]) &<< UInt64(8 * index) }
        return word
    }

    private func mixed(_ value: UInt64, _ other: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}

extension Hasher {
    /// Adds bytes, eight at a time: an array would add each by itself.
    mutating func combine(words bytes: Span<UInt8>) {
        var rest = bytes
        while rest.count >= 8 {
            combine(rest.firstWord)
            rest = rest.extracting(droppingFirst: 8)
        }
        // The rest is seven bytes at most; the number of bytes tells zeros from none.
        var word: UInt64 = 0
        for index in rest.indices { word = word << 8 | UInt64(rest[index]) }
        combine(word | UInt64(truncatingIfNeeded: bytes.count) << 56)
    }
}

extension Span<UInt8> {
    /// The first eight bytes, of at least as many, as a number.
    ///
    /// As one expression it is a single load; a loop loads each byte by itself.
    fileprivate var firstWord: UInt64 {
        UInt64(self[0]) | UInt64(self[1]) << 8 | UInt64(self[2]) << 16 | UInt64(self[3]) << 24
            | UInt64(self[4]) << 32 | UInt64(self[5]) << 40 | UInt64(self[6]) << 48 | UInt64(self[7]) << 56
    }
}

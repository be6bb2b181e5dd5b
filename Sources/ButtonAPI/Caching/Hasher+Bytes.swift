extension Hasher {
    /// Adds bytes, eight at a time: an array would add each by itself.
    mutating func combine(words bytes: Span<UInt8>) {
        var start = 0
        while start + 8 <= bytes.count {
            var word: UInt64 = 0
            for index in start..<start + 8 { word = word << 8 | UInt64(bytes[index]) }
            combine(word)
            start += 8
        }
        // The rest is seven bytes at most; the number of bytes tells zeros from none.
        var rest: UInt64 = 0
        for index in start..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
        combine(rest | UInt64(truncatingIfNeeded: bytes.count) << 56)
    }
}

extension Hasher {
    /// Adds bytes, eight at a time: an array would add each by itself.
    mutating func combine(words bytes: Span<UInt8>) {
        var word: UInt64 = 0
        for index in bytes.indices {
            word = word << 8 | UInt64(bytes[index])
            guard index % 8 == 7 else { continue }
            combine(word)
            word = 0
        }
        combine(word)
        combine(bytes.count)
    }
}

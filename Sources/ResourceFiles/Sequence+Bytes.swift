extension Sequence<String> {
    /// The texts in the order of their bytes in UTF-8.
    package func sortedByBytes() -> [String] {
        let texts = Array(self)
        // Those in ASCII have the same order by `<`, which compares many bytes at a time.
        let isPlain = texts.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
        return isPlain ? texts.sorted() : texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

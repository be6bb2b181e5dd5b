extension [UInt8] {
    /// The first range that has the bytes of a text; `nil` if there is none, or if the text is empty.
    ///
    /// The standard library's search of a collection takes a thousand instructions for each byte, and images have up to a
    /// million of them.
    package func firstRange(ofText text: String) -> Range<Int>? {
        let text = Array(text.utf8)
        guard let first = text.first, text.count <= count else { return nil }
        for start in 0...count - text.count where self[start] == first {
            let end = start + text.count
            if self[start..<end].elementsEqual(text) { return start..<end }
        }
        return nil
    }
}

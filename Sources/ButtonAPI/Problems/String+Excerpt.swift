extension String {
    /// The beginning of a client's text, of at most 64 scalars, with spaces for line breaks.
    ///
    /// It is cut by scalars: one character can have thousands of marks.
    var excerpt: String {
        let limit = 64
        var cut = ""
        var count = 0
        for scalar in unicodeScalars {
            guard count < limit else { return cut + "…" }
            cut.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
            count += 1
        }
        return cut
    }

    /// The excerpt in quotation marks.
    ///
    /// Text that may run from right to left is isolated, so that it does not reorder the sentence: UAX #9, U+2068
    /// and U+2069. Hebrew is the first such script.
    var quoted: String {
        let excerpt = excerpt
        let isLeftToRight = excerpt.unicodeScalars.allSatisfy { $0.value < 0x590 }
        return isLeftToRight ? "“\(excerpt)”" : "“\u{2068}\(excerpt)\u{2069}”"
    }
}

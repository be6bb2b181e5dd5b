/// Characters that change how a source is read by people, but not by a parser, or that are not text.
enum InvisibleCharacters {
    /// Whether a character may not stand outside of a string literal.
    ///
    /// A comment may contain the joiners that emoji and some scripts need.
    static func isForbidden(_ scalar: Unicode.Scalar, isComment: Bool) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D:
            false
        // Vertical tab and form feed: beside an operator the parser of the toolchain crashes.
        case 0x0B, 0x0C:
            !isComment
        // Control characters.
        case 0x00...0x1F, 0x7F...0x9F:
            true
        // Marks, embeddings, overrides and isolates of bidirectional text.
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
            true
        // Zero-width space, joiners, invisible operators, byte order mark, soft hyphen.
        case 0x00AD, 0x200B...0x200D, 0x2060...0x2064, 0xFEFF:
            !isComment
        default:
            false
        }
    }
}

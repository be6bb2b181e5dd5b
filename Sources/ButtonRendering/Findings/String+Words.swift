extension String {
    /// The letters and digits in lowercase, with a space between words and at both ends, so that one text contains the words of
    /// another one where it says them.
    package var words: String {
        " " + lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
    }

    /// Whether it has a letter or a digit, which somebody can say.
    package var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}

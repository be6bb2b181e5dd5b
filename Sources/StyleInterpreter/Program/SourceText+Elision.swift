import StyleSyntax

extension SourceText {
    /// Whether a line is a comment of dots, which stands for lines that are printed elsewhere: `// ...`.
    var hasElision: Bool {
        (1...max(1, lineCount)).contains { number in
            let text = line(number).drop { $0 == " " || $0 == "\t" }
            guard text.hasPrefix("//") else { return false }
            let content = text.dropFirst(2).filter { !$0.isWhitespace }
            return content == "…" || content.count > 1 && content.allSatisfy { $0 == "." }
        }
    }
}

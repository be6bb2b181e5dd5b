import StyleSyntax

extension SourceText {
    /// The lines that are a comment of dots, which stands for lines that are printed elsewhere: `// ...`.
    ///
    /// Articles print declarations in parts, and files of a project do not.
    var elidedLines: [Int] {
        guard !isOfProject else { return [] }
        return (1...max(1, lineCount)).filter { number in
            let text = line(number).drop { $0 == " " || $0 == "\t" }
            guard text.hasPrefix("//") else { return false }
            let content = text.dropFirst(2).filter { !$0.isWhitespace }
            return content == "…" || content.count > 1 && content.allSatisfy { $0 == "." }
        }
    }
}

/// The declarations that are printed in part, each with the line that stands for what is left out.
struct Elisions {
    private struct Part {
        let name: String
        let place: SourcePlace
        let lines: ClosedRange<Int>
        let elidedLine: Int
    }

    private let parts: [Part]
    private let source: SourceText

    init(in index: DeclarationIndex) {
        let source = index.program.source
        let types = index.types.filter(\.isPrintedInParts)
        let elided = types.isEmpty ? [] : source.elidedLines
        self.source = source
        parts = types.flatMap { info in
            info.ranges.compactMap { range in
                let lines = range.start.line...source.place(at: range.offsets.upperBound).line
                return elided.first(where: lines.contains).map {
                    Part(name: info.name, place: info.place, lines: lines, elidedLine: $0)
                }
            }
        }
    }

    /// One error in place of those that follow from the lines which a declaration is printed without; nil for others.
    func message(inPlaceOf diagnostics: [Diagnostic]) -> Diagnostic? {
        let lines = diagnostics.filter { $0.severity == .error }.map(\.place.line)
        guard let first = lines.min(), let last = lines.max(),
            let part = parts.first(where: { $0.elidedLine < first && $0.lines.contains(last) })
        else { return nil }
        return Diagnostic(
            .error,
            .leftOut(of: part.name, atLine: part.elidedLine),
            at: part.place,
            in: source
        )
    }
}

import Graphics
import StyleInterpreter
import StyleSyntax

extension InterpretedProgram {
    /// The warnings about names of symbols that nothing draws: those that the source passes as a name, and those that its
    /// styles were drawn with, each at every place where the source states it.
    func unknownSymbols(drawn: Set<String>, in text: SourceText, shaper: any TextShaper) -> [Diagnostic] {
        var isUnknown: [String: Bool] = [:]
        func isUnknownSymbol(_ name: String) -> Bool {
            if let known = isUnknown[name] { return known }
            let result = shaper.symbol(named: name, font: FontDescriptor(size: 17)) == nil
            isUnknown[name] = result
            return result
        }
        var composed = drawn
        var warnings = literals.compactMap { literal -> Diagnostic? in
            guard drawn.contains(literal.text) || literal.isSymbolName && isUnknownSymbol(literal.text) else {
                return nil
            }
            composed.remove(literal.text)
            return .unknownSymbol(literal.text, at: literal.place, in: text)
        }
        // A name that the source composes has no place of its own.
        let place = roots.first?.place ?? .start
        warnings += composed.sorted().map { .unknownSymbol($0, at: place, in: text) }
        return Array(warnings.prefix(Self.longestList))
    }
}

extension InterpretedProgram {
    /// The number of warnings: a source can state thousands of names.
    private static let longestList = 100
}

extension Diagnostic {
    fileprivate static func unknownSymbol(
        _ name: String,
        at place: SourcePlace,
        in text: SourceText
    ) -> Diagnostic {
        Diagnostic(
            .warning,
            at: place,
            in: text,
            message: "the symbol '\(name.onOneLine)' is not known here; a placeholder is drawn in its place"
        )
    }
}

extension String {
    /// The beginning of the text, without line breaks.
    fileprivate var onOneLine: String {
        String(prefix(64).map { $0.isNewline ? " " : $0 })
    }
}

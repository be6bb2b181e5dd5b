package import StyleSyntax

/// A text that a source states, without values in it.
package struct TextLiteral: Hashable, Sendable {
    package let text: String
    package let place: SourcePlace
    /// Whether a call takes it as the name of a symbol.
    package let isSymbolName: Bool
}

extension Literals {
    /// The literals that were checked, in the order of the source.
    func textLiterals() -> [TextLiteral] {
        let checked = checker.checkedExpressions
        var names: Set<Int> = []
        for index in checked {
            guard case .call(_, let arguments, _) = program.allExpressions[index].kind else { continue }
            for argument in arguments where Self.symbolLabels.contains(argument.label?.text ?? "") {
                addLiterals(of: argument.value, to: &names)
            }
        }
        return checked.compactMap { index in
            let expression = program.allExpressions[index]
            guard case .string(let segments) = expression.kind, segments.count == 1,
                case .text(let text) = segments[0]
            else { return nil }
            return TextLiteral(text: text, place: expression.place, isSymbolName: names.contains(index))
        }
        .sorted { $0.place.offset < $1.place.offset }
    }

    private static let symbolLabels: Set<String> = ["systemName", "systemImage"]

    /// Adds the literals that may be the value of an expression.
    private func addLiterals(of id: ExpressionID, to literals: inout Set<Int>) {
        switch program[id].kind {
        case .string: literals.insert(id.index)
        case .ternary(_, let first, let second):
            addLiterals(of: first, to: &literals)
            addLiterals(of: second, to: &literals)
        case .binary(let first, let sign, let second) where sign.text == "??":
            addLiterals(of: first, to: &literals)
            addLiterals(of: second, to: &literals)
        default: break
        }
    }
}

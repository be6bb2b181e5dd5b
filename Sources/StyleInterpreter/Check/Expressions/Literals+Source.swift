import StyleRuntime
import StyleSyntax
import UIKitEngine
import ViewEngine

// Literals of attributed strings, and of types of the source: those that conform to `ExpressibleByIntegerLiteral` and its like.
extension Literals {
    /// The value that a literal makes of a type of the source; nil for other types and expressions.
    func ownLiteral(_ id: ExpressionID, as expected: StyleType?, in scope: Scope) -> Typed? {
        if let text = attributedLiteral(id, as: expected, in: scope) { return text }
        guard let number = expected?.unwrapped.declaredNumber else { return nil }
        let protocols = checker.index.types[number].protocols
        for kind in Self.literals(program[id].kind)
        where protocols.contains("ExpressibleBy\(kind.name)Literal") {
            let label = "\(kind.label)Literal"
            let initializer = records.initializers(of: .declared(number)).first {
                $0.parameters.count == 1 && $0.parameters[0].label == label
            }
            guard let initializer else { continue }
            let place = program[id].place
            let arguments = kind.values(id).enumerated().map { position, value in
                Argument(label: position == 0 ? Name(label, at: place) : nil, value: value)
            }
            return argumentMatching.apply(
                initializer,
                named: Name("init", at: place),
                receiver: nil,
                receiverPlace: nil,
                with: arguments,
                closures: [],
                in: scope
            )
        }
        return nil
    }

    /// The attributed string of a literal, where one is expected: `note ?? ""`.
    private func attributedLiteral(_ id: ExpressionID, as expected: StyleType?, in scope: Scope) -> Typed? {
        let type = StyleType.engine(AttributedString.engineType)
        guard expected?.unwrapped == type, case .string = program[id].kind,
            let initializer = records.initializers(of: type).first(where: {
                $0.parameters.first?.type == .string && $0.requiredCount == 1
            })
        else { return nil }
        return argumentMatching.apply(
            initializer,
            named: Name("init", at: program[id].place),
            receiver: nil,
            receiverPlace: nil,
            with: [Argument(label: nil, value: id)],
            closures: [],
            in: scope
        )
    }

    private struct LiteralKind {
        /// As in the name of the protocol.
        let name: String
        /// As in the label of the initializer.
        let label: String
        /// The arguments of the initializer.
        var values: (ExpressionID) -> [ExpressionID] = { [$0] }
    }

    /// The kinds of literals that an expression is, the nearest first.
    private static func literals(_ expression: Expression.Kind) -> [LiteralKind] {
        let float = LiteralKind(name: "Float", label: "float")
        return switch expression {
        case .integer: [LiteralKind(name: "Integer", label: "integer"), float]
        case .float: [float]
        case .boolean: [LiteralKind(name: "Boolean", label: "boolean")]
        case .string: [LiteralKind(name: "String", label: "string")]
        case .array(let elements): [LiteralKind(name: "Array", label: "array") { _ in elements }]
        default: []
        }
    }
}

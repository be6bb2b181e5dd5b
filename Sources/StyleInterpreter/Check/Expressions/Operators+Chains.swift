import StyleRuntime
import StyleSyntax

// Sums such as `a + b + c`: their left operands are resolved from the first one, so that a long sum needs no deep stack.
extension Operators {
    func isOperator(_ id: ExpressionID) -> Bool {
        switch program[id].kind {
        case .binary, .cast, .typeTest: true
        default: false
        }
    }

    /// Resolves the left operands of the operator that a chain ends with, the innermost first: without an expectation, and
    /// with the one that the operator to the right has of it.
    func resolveLeftOperands(of chain: [ExpressionID], as expected: StyleType?, in scope: Scope) {
        var operands: [(id: ExpressionID, expected: StyleType?)] = []
        var expectation = expected
        for index in chain.indices.dropLast().reversed() where isOperator(chain[index]) {
            expectation = leftExpectation(of: chain[index + 1], as: expectation, in: scope)
            // If one operand is known, so are those to its left.
            guard !checker.isRemembered(chain[index], expected: expectation, base: nil, in: scope) else {
                break
            }
            operands.append((chain[index], expectation))
        }
        for operand in operands.reversed() {
            let expectations = operand.expected == nil ? [nil] : [nil, operand.expected]
            for expectation in expectations {
                _ = checker.attempt {
                    checker.remember(operand.id, as: expectation, base: nil, in: scope) {
                        expressions.resolveNew(operand.id, as: expectation, in: scope, base: nil)
                    }
                }
            }
        }
    }

    /// The type that an operator expects of its left operand; nil if it takes the operand as it is.
    private func leftExpectation(of id: ExpressionID, as expected: StyleType?, in scope: Scope) -> StyleType?
    {
        switch program[id].kind {
        case .cast(_, .coercion, let target):
            return checker.attempt { typeNames.type(target, in: scope) }.value
        case .binary(_, let symbol, _):
            switch symbol.text {
            case "&&", "||": return .bool
            case "??": return expected.map { .optional($0.unwrapped) }
            case "&", "|", "^", "<<", ">>": return .int
            case "+", "-", "*", "/", "%", "&+", "&-", "&*":
                let wanted = expected?.unwrapped
                return wanted == .double || wanted == .int || wanted == .string ? wanted : nil
            default: return nil
            }
        default: return nil
        }
    }
}

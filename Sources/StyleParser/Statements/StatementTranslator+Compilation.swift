import StyleSyntax
import SwiftSyntax

/// The translation of `#if`.
extension StatementTranslator {
    func conditional(_ node: IfConfigDeclSyntax) -> StatementID {
        var branches: [ConditionalBranch<[StatementID]>] = []
        for clause in node.clauses {
            let content: [StatementID]
            switch clause.elements {
            case .statements(let list): content = statements(list)
            case .decls(let list): content = declarations.members(list)
            case .switchCases, .postfixExpression, .attributes:
                error("this '#if' is not supported", at: clause)
                content = []
            case nil: content = []
            @unknown default:
                error("this '#if' is not supported", at: clause)
                content = []
            }
            branches.append(ConditionalBranch(condition: compilationCondition(of: clause), content: content))
        }
        return builder.writer.add(.conditional(branches), at: range(node))
    }

    /// Returns the condition of a branch; nil for `#else`.
    func compilationCondition(of clause: IfConfigClauseSyntax) -> CompilationCondition? {
        clause.condition.map { compilationCondition($0) }
    }

    private func compilationCondition(_ node: ExprSyntax) -> CompilationCondition {
        switch node.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let node):
            return .constant(node.literal.text == "true")
        case .declReferenceExpr(let node):
            return .flag(text(node.baseName))
        case .tupleExpr(let node):
            if let only = node.elements.first, node.elements.count == 1 {
                return compilationCondition(only.expression)
            }
        case .prefixOperatorExpr(let node):
            if node.operator.text == "!" {
                return .not(compilationCondition(node.expression))
            }
        case .infixOperatorExpr(let node):
            if let condition = operation(node) {
                return condition
            }
        case .functionCallExpr(let node):
            return test(node)
        default:
            break
        }
        error("invalid conditional compilation expression", at: node)
        return .constant(false)
    }

    /// Returns the condition of a chain of `&&` or of `||`, without recursion along it.
    private func operation(_ node: InfixOperatorExprSyntax) -> CompilationCondition? {
        guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
            sign == "&&" || sign == "||"
        else { return nil }
        var operands = [node.rightOperand]
        var left = node.leftOperand
        while let next = left.as(InfixOperatorExprSyntax.self),
            next.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == sign
        {
            operands.append(next.rightOperand)
            left = next.leftOperand
        }
        operands.append(left)
        let conditions = operands.reversed().map { compilationCondition($0) }
        return sign == "&&" ? .all(conditions) : .any(conditions)
    }

    private func test(_ node: FunctionCallExprSyntax) -> CompilationCondition {
        let name = node.calledExpression.trimmedDescription
        let argument = node.arguments.first?.expression.trimmedDescription ?? ""
        guard name == "compiler" || name == "swift" else { return .test(name: name, argument: argument) }
        let sign = argument.prefix { !$0.isNumber && $0 != "." }
        return .version(
            name: name,
            operator: String(sign),
            version: version(String(argument.dropFirst(sign.count)))
        )
    }
}

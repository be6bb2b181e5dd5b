import StyleSyntax
import SwiftSyntax

/// Translates patterns of declarations, conditions, loops, switches and `catch` clauses.
struct PatternTranslator: Translator {
    let builder: ProgramBuilder

    /// The kind of variable that a name in a pattern declares.
    enum Binding {
        case constant, variable
    }

    func binding(_ token: TokenSyntax) -> Binding {
        token.text == "var" ? .variable : .constant
    }

    /// Translates a pattern; `binding` is what names declare, or nil where they are expressions.
    func pattern(_ node: PatternSyntax, binding: Binding?) -> PatternID {
        if let node = node.as(ValueBindingPatternSyntax.self) {
            return pattern(node.pattern, binding: self.binding(node.bindingSpecifier))
        }
        if let node = node.as(ExpressionPatternSyntax.self) {
            return pattern(node.expression, binding: binding)
        }
        if let node = node.as(TuplePatternSyntax.self), let only = node.elements.first,
            node.elements.count == 1
        {
            return pattern(only.pattern, binding: binding)
        }
        let kind: Pattern.Kind
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node):
            kind = .binding(name(node.identifier), isVariable: binding == .variable)
        case .wildcardPattern:
            kind = .wildcard
        case .tuplePattern(let node):
            kind = .tuple(
                node.elements.map {
                    Pattern.Element(label: label($0.label), pattern: pattern($0.pattern, binding: binding))
                }
            )
        case .isTypePattern(let node):
            kind = .typeTest(types.type(node.type))
        case .missingPattern:
            kind = .unsupported("a missing pattern")
        default:
            kind = .unsupported("this pattern")
        }
        return builder.writer.add(kind, at: range(node))
    }

    /// Translates an expression in the place of a pattern.
    private func pattern(_ node: ExprSyntax, binding: Binding?) -> PatternID {
        if let node = node.as(PatternExprSyntax.self) {
            return pattern(node.pattern, binding: binding)
        }
        if let node = node.as(TupleExprSyntax.self), let only = node.elements.first, node.elements.count == 1
        {
            return pattern(only.expression, binding: binding)
        }
        let kind = kind(node, binding: binding)
        return builder.writer.add(kind, at: range(node))
    }

    private func kind(_ node: ExprSyntax, binding: Binding?) -> Pattern.Kind {
        switch node.as(ExprSyntaxEnum.self) {
        case .discardAssignmentExpr:
            return .wildcard
        case .tupleExpr(let node):
            return .tuple(elements(node.elements, binding: binding))
        case .functionCallExpr(let call):
            // `.a(let b)`; a call of anything else is a value to compare with.
            if call.calledExpression.is(MemberAccessExprSyntax.self), call.trailingClosure == nil {
                return .enumCase(
                    callee: expressions.expression(call.calledExpression),
                    elements(call.arguments, binding: binding)
                )
            }
        case .optionalChainingExpr(let optional):
            return .optional(pattern(optional.expression, binding: binding))
        case .asExpr(let cast):
            return .cast(pattern(cast.expression, binding: binding), types.type(cast.type))
        case .declReferenceExpr(let reference):
            if let binding {
                return .binding(name(reference.baseName), isVariable: binding == .variable)
            }
        default:
            break
        }
        return .expression(expressions.expression(node))
    }

    private func elements(_ list: LabeledExprListSyntax, binding: Binding?) -> [Pattern.Element] {
        list.map {
            Pattern.Element(label: label($0.label), pattern: pattern($0.expression, binding: binding))
        }
    }
}

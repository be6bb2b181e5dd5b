import StyleSyntax
import SwiftSyntax

extension ExpressionTranslator {
    /// A function type as a value, which the parser takes for an operator: that of the elements in `[(Int) -> Bool]()`.
    func functionType(_ node: InfixOperatorExprSyntax) -> ExpressionID {
        let type = type(node)
        return builder.writer.add(.type(type), at: range(node))
    }

    /// The type that an expression names.
    private func type(_ node: some ExprSyntaxProtocol) -> TypeID {
        let kind = kindOfType(ExprSyntax(node))
        return builder.writer.add(kind, at: range(node))
    }

    private func kindOfType(_ node: ExprSyntax) -> TypeReference.Kind {
        switch node.as(ExprSyntaxEnum.self) {
        case .typeExpr(let node):
            return .attributed(specifiers: [], attributes: [], types.type(node.type))
        case .declReferenceExpr(let node):
            return .name(name(node.baseName), arguments: [])
        case .memberAccessExpr(let node):
            guard let base = node.base else { return .unsupported("this type") }
            return .member(base: type(base), name(node.declName.baseName), arguments: [])
        case .genericSpecializationExpr(let node):
            guard let base = node.expression.as(DeclReferenceExprSyntax.self) else {
                return .unsupported("this type")
            }
            return .name(name(base.baseName), arguments: types.genericArguments(node.genericArgumentClause))
        case .optionalChainingExpr(let node):
            return .optional(type(node.expression))
        case .arrayExpr(let node):
            guard let element = node.elements.first, node.elements.count == 1 else {
                return .unsupported("this type")
            }
            return .array(type(element.expression))
        case .dictionaryExpr(let node):
            guard case .elements(let list) = node.content, let element = list.first, list.count == 1 else {
                return .unsupported("this type")
            }
            return .dictionary(key: type(element.key), value: type(element.value))
        case .tupleExpr(let node):
            return .tuple(elementsOfType(node.elements))
        case .infixOperatorExpr(let node):
            guard let arrow = node.operator.as(ArrowExprSyntax.self) else {
                return .unsupported("this type")
            }
            let parameters = node.leftOperand.as(TupleExprSyntax.self)?.elements ?? []
            return .function(
                TypeReference.Function(
                    parameters: elementsOfType(parameters),
                    isAsync: arrow.effectSpecifiers?.asyncSpecifier != nil,
                    isThrowing: arrow.effectSpecifiers?.throwsClause != nil,
                    result: type(node.rightOperand)
                )
            )
        default:
            return .unsupported("this type")
        }
    }

    private func elementsOfType(_ list: LabeledExprListSyntax) -> [TypeReference.Element] {
        list.map {
            TypeReference.Element(label: label($0.label), type: type($0.expression), isVariadic: false)
        }
    }
}

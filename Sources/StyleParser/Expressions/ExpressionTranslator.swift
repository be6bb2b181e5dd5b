import StyleSyntax
import SwiftSyntax

/// Translates expressions.
///
/// It recurses where syntax is nested, and iterates along chains.
struct ExpressionTranslator: Translator {
    let builder: ProgramBuilder

    /// Translates an expression that continues no other.
    func start(_ node: ExprSyntax) -> ExpressionID {
        // Parentheses end a chain and leave no trace.
        if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first,
            tuple.elements.count == 1,
            only.label == nil
        {
            return expression(only.expression)
        }
        if let assignment = node.as(InfixOperatorExprSyntax.self) {
            return self.assignment(assignment)
        }
        if let closure = node.as(ClosureExprSyntax.self) {
            return self.closure(closure)
        }
        let kind = startKind(node)
        return builder.writer.add(kind, at: range(node))
    }

    private func startKind(_ node: ExprSyntax) -> Expression.Kind {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            countAnonymous(node.baseName)
            return .identifier(name(node.baseName), labels: labels(node.argumentNames))
        case .superExpr(let node):
            return .identifier(name(node.superKeyword), labels: nil)
        case .memberAccessExpr(let node):
            return .implicitMember(name(node.declName.baseName), labels: labels(node.declName.argumentNames))
        case .integerLiteralExpr(let node):
            return integer(node)
        case .floatLiteralExpr(let node):
            return float(node)
        case .booleanLiteralExpr(let node):
            return .boolean(node.literal.text == "true")
        case .nilLiteralExpr:
            return .nil
        case .stringLiteralExpr(let node):
            return .string(segments(node))
        case .regexLiteralExpr(let node):
            return .regularExpression(node.regex.text)
        case .arrayExpr(let node):
            return .array(node.elements.map { expression($0.expression) })
        case .dictionaryExpr(let node):
            return dictionary(node)
        case .tupleExpr(let node):
            return .tuple(arguments(node.elements))
        case .keyPathExpr(let node):
            return keyPath(node)
        case .discardAssignmentExpr:
            return .discard
        case .typeExpr(let node):
            return .type(types.type(node.type))
        case .macroExpansionExpr(let node):
            return .macro(
                name(node.macroName),
                arguments: arguments(node.arguments),
                trailingClosures: trailingClosures(node.trailingClosure, and: node.additionalTrailingClosures)
            )
        case .prefixOperatorExpr(let node):
            return .prefix(operator: name(node.operator), operand: expression(node.expression))
        case .ternaryExpr(let node):
            return .ternary(
                condition: expression(node.condition),
                then: expression(node.thenExpression),
                otherwise: expression(node.elseExpression)
            )
        case .inOutExpr(let node):
            return .inout(expression(node.expression))
        case .tryExpr(let node):
            return .try(tryKind(node.questionOrExclamationMark), expression(node.expression))
        case .awaitExpr(let node):
            return .await(expression(node.expression))
        case .ifExpr(let node):
            return .statement(statements.statement(node))
        case .switchExpr(let node):
            return .statement(statements.statement(node))
        case .borrowExpr:
            return .unsupported("'borrow'")
        case .consumeExpr:
            return .unsupported("'consume'")
        case .copyExpr:
            return .unsupported("'copy'")
        case .unsafeExpr:
            return .unsupported("'unsafe'")
        case .editorPlaceholderExpr:
            return .unsupported("an editor placeholder")
        case .missingExpr:
            return .unsupported("a missing expression")
        case .packElementExpr, .packExpansionExpr:
            return .unsupported("a parameter pack")
        case .binaryOperatorExpr(let node):
            return .identifier(name(node.operator), labels: nil)
        default:
            return .unsupported("this expression")
        }
    }

    private func assignment(_ node: InfixOperatorExprSyntax) -> ExpressionID {
        guard node.operator.is(AssignmentExprSyntax.self) else { return functionType(node) }
        let target = chain(node.leftOperand)
        let value = expression(node.rightOperand)
        let range = range(node)
        let assignment = builder.writer.add(.assignment(target: target.id, value: value), at: range)
        return target.isOptional ? builder.writer.add(.optionalChain(assignment), at: range) : assignment
    }

    private func tryKind(_ mark: TokenSyntax?) -> Expression.Try {
        switch mark?.text {
        case "?": .optional
        case "!": .forced
        default: .plain
        }
    }

    private func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
        guard case .elements(let elements) = node.content else { return .dictionary([]) }
        return .dictionary(
            elements.map { DictionaryElement(key: expression($0.key), value: expression($0.value)) }
        )
    }

    private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
        let root = node.root.map { types.type($0) }
        var components: [KeyPathComponent] = []
        for component in node.components {
            switch component.component {
            case .property(let property):
                components.append(.property(name(property.declName.baseName)))
            case .subscript(let node):
                components.append(.subscript(arguments(node.arguments)))
            case .optional(let node):
                components.append(
                    node.questionOrExclamationMark.text == "!" ? .forcedValue : .optionalChaining
                )
            default:
                return .unsupported("a method in a key path")
            }
        }
        return .keyPath(root: root, components)
    }

    func closure(_ node: ClosureExprSyntax) -> ExpressionID {
        let signature = node.signature
        let captures = signature?.capture?.items.map { capture($0) } ?? []
        builder.anonymousCounts.append(0)
        let body = statements.statements(node.statements)
        let closure = Closure(
            attributes: signature.map { declarations.attributes($0.attributes) } ?? [],
            captures: captures,
            parameters: signature?.parameterClause.map { parameters($0) },
            anonymousCount: builder.anonymousCounts.removeLast(),
            isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: signature?.effectSpecifiers?.throwsClause != nil,
            result: signature?.returnClause.map { types.type($0.type) },
            body: body
        )
        return builder.writer.add(.closure(closure), at: range(node))
    }

    /// Counts a parameter such as `$1` for the closure around it.
    private func countAnonymous(_ token: TokenSyntax) {
        guard token.text.hasPrefix("$"), let position = UInt8(token.text.dropFirst()),
            let count = builder.anonymousCounts.popLast()
        else { return }
        builder.anonymousCounts.append(max(count, Int(position) + 1))
    }

    private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture {
        Closure.Capture(
            specifier: node.specifier?.specifier.text,
            name: name(node.name),
            value: node.initializer.map { expression($0.value) }
        )
    }

    private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [Closure.Parameter] {
        switch clause {
        case .simpleInput(let list):
            list.map { Closure.Parameter(name: name($0.name), type: nil) }
        case .parameterClause(let clause):
            clause.parameters.map { parameter in
                Closure.Parameter(
                    name: name(parameter.secondName ?? parameter.firstName),
                    type: parameter.type.map { types.type($0) }
                )
            }
        @unknown default:
            []
        }
    }
}

import StyleSyntax
import SwiftSyntax

extension ExpressionTranslator {
    /// An expression that can be continued.
    struct Link {
        var id: ExpressionID
        var range: StyleSyntax.SourceRange
        /// Whether the chain has a `?` and does not end yet.
        var isOptional = false
    }

    func expression(_ node: ExprSyntax) -> ExpressionID {
        end(chain(node))
    }

    /// Ends a chain; nil skips what follows a `?` up to here.
    private func end(_ link: Link) -> ExpressionID {
        link.isOptional ? builder.writer.add(.optionalChain(link.id), at: link.range) : link.id
    }

    /// Translates a chain from its base to its last link, without recursion.
    ///
    /// In a branch of `#if`, the chain begins with the placeholder `implicitBase`.
    func chain(_ node: ExprSyntax, implicitBase: ExpressionID? = nil) -> Link {
        var links: [ExprSyntax] = []
        var first = node
        while let base = base(of: first) {
            links.append(first)
            first = base
        }
        var link: Link
        if let implicitBase, let member = first.as(MemberAccessExprSyntax.self) {
            link = Link(id: implicitBase, range: range(first))
            append(member, to: &link)
        } else if let conditional = first.as(PostfixIfConfigExprSyntax.self), let implicitBase {
            link = Link(id: implicitBase, range: range(first))
            append(conditional, to: &link)
        } else {
            link = Link(id: start(first), range: range(first))
        }
        for node in links.reversed() {
            append(node, to: &link)
        }
        return link
    }

    /// Returns the expression that another one continues.
    private func base(of node: ExprSyntax) -> ExprSyntax? {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): node.base
        case .functionCallExpr(let node): node.calledExpression
        case .subscriptCallExpr(let node): node.calledExpression
        case .optionalChainingExpr(let node): node.expression
        case .forceUnwrapExpr(let node): node.expression
        case .postfixOperatorExpr(let node): node.expression
        case .genericSpecializationExpr(let node): node.expression
        case .postfixIfConfigExpr(let node): node.base
        case .infixOperatorExpr(let node):
            node.operator.is(BinaryOperatorExprSyntax.self) ? node.leftOperand : nil
        case .asExpr(let node): node.expression
        case .isExpr(let node): node.expression
        default: nil
        }
    }

    private func append(_ node: ExprSyntax, to link: inout Link) {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node):
            append(node, to: &link)
        case .functionCallExpr(let node):
            let arguments = arguments(node.arguments)
            let closures = trailingClosures(node.trailingClosure, and: node.additionalTrailingClosures)
            extend(
                &link,
                to: node,
                as: .call(callee: link.id, arguments: arguments, trailingClosures: closures)
            )
        case .subscriptCallExpr(let node):
            let arguments = arguments(node.arguments)
            let closures = trailingClosures(node.trailingClosure, and: node.additionalTrailingClosures)
            extend(
                &link,
                to: node,
                as: .subscript(base: link.id, arguments: arguments, trailingClosures: closures)
            )
        case .optionalChainingExpr(let node):
            extend(&link, to: node, as: .unwrappedLink(link.id))
            link.isOptional = true
        case .forceUnwrapExpr(let node):
            extend(&link, to: node, as: .forcedValue(link.id))
        case .genericSpecializationExpr(let node):
            let arguments = types.genericArguments(node.genericArgumentClause)
            extend(&link, to: node, as: .specialization(base: link.id, arguments: arguments))
        case .postfixIfConfigExpr(let node):
            append(node, to: &link)
        case .postfixOperatorExpr(let node):
            endInside(&link)
            extend(&link, to: node, as: .postfix(operand: link.id, operator: name(node.operator)))
        case .infixOperatorExpr(let node):
            append(node, to: &link)
        case .asExpr(let node):
            endInside(&link)
            let type = types.type(node.type)
            extend(&link, to: node, as: .cast(link.id, cast(node.questionOrExclamationMark), type))
        case .isExpr(let node):
            endInside(&link)
            let type = types.type(node.type)
            extend(&link, to: node, as: .typeTest(link.id, type))
        default:
            extend(&link, to: node, as: .unsupported("this expression"))
        }
    }

    private func extend(_ link: inout Link, to node: some SyntaxProtocol, as kind: Expression.Kind) {
        link.range = range(from: link.range, to: node)
        link.id = builder.writer.add(kind, at: link.range)
    }

    /// Ends an optional chain before an operator.
    private func endInside(_ link: inout Link) {
        link.id = end(link)
        link.isOptional = false
    }

    private func append(_ node: MemberAccessExprSyntax, to link: inout Link) {
        let reference = node.declName
        let kind = Expression.Kind.member(
            base: link.id,
            name(reference.baseName),
            labels: labels(reference.argumentNames)
        )
        extend(&link, to: node, as: kind)
    }

    private func append(_ node: InfixOperatorExprSyntax, to link: inout Link) {
        guard let sign = node.operator.as(BinaryOperatorExprSyntax.self) else {
            extend(&link, to: node, as: .unsupported("this operator"))
            return
        }
        let name = name(sign.operator)
        // `a?.b += 1` is one chain, as `a?.b = 1` is.
        if !isAssignment(name.text) {
            endInside(&link)
        }
        let right = expression(node.rightOperand)
        extend(&link, to: node, as: .binary(left: link.id, operator: name, right: right))
    }

    private func isAssignment(_ sign: String) -> Bool {
        sign.hasSuffix("=")
            && !["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="].contains(sign)
    }

    private func cast(_ mark: TokenSyntax?) -> Expression.Cast {
        switch mark?.text {
        case "?": .optional
        case "!": .forced
        default: .coercion
        }
    }

    /// Translates `#if` in a chain: each branch continues from a placeholder.
    private func append(_ node: PostfixIfConfigExprSyntax, to link: inout Link) {
        let base = link.id
        var branches: [ConditionalBranch<ExpressionID>] = []
        for clause in node.config.clauses {
            let clauseRange = range(clause)
            let placeholder = builder.writer.add(.conditionalBase(base), at: clauseRange)
            var branch = Link(id: placeholder, range: clauseRange)
            if case .postfixExpression(let content)? = clause.elements {
                branch = chain(content, implicitBase: placeholder)
            }
            link.isOptional = link.isOptional || branch.isOptional
            branches.append(
                ConditionalBranch(condition: statements.compilationCondition(of: clause), content: branch.id)
            )
        }
        extend(&link, to: node, as: .conditional(base: base, branches))
    }

    // MARK: Arguments

    func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
        list.map { Argument(label: label($0.label), value: expression($0.expression)) }
    }

    func trailingClosures(
        _ first: ClosureExprSyntax?,
        and others: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
        var closures: [Argument] = []
        if let first {
            closures.append(Argument(label: nil, value: closure(first)))
        }
        for element in others {
            closures.append(Argument(label: label(element.label), value: closure(element.closure)))
        }
        return closures
    }

    /// Returns the labels of a reference to a function, such as `a(_:b:)`.
    func labels(_ names: DeclNameArgumentsSyntax?) -> [String?]? {
        names.map { $0.arguments.map { label($0.name)?.text } }
    }
}

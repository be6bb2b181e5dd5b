import StyleSyntax
import SwiftSyntax

/// Translates statements, and the conditions of `#if` around them.
struct StatementTranslator: Translator {
    let builder: ProgramBuilder

    func statements(_ list: CodeBlockItemListSyntax) -> [StatementID] {
        list.map { statement($0.item) }
    }

    private func statement(_ item: CodeBlockItemSyntax.Item) -> StatementID {
        switch item {
        case .decl(let node): declarations.statement(node)
        case .stmt(let node): statement(node)
        case .expr(let node): statement(node)
        @unknown default: builder.writer.add(.unsupported("this statement"), at: range(item))
        }
    }

    /// Translates an expression as a statement; `if` and `switch` are statements here.
    private func statement(_ node: ExprSyntax) -> StatementID {
        if let node = node.as(IfExprSyntax.self) {
            return statement(node)
        }
        if let node = node.as(SwitchExprSyntax.self) {
            return statement(node)
        }
        let expression = expressions.expression(node)
        return builder.writer.add(.expression(expression), at: range(node))
    }

    func statement(_ node: IfExprSyntax) -> StatementID {
        var branches: [Statement.If.Branch] = []
        var otherwise: [StatementID]?
        var next: IfExprSyntax? = node
        while let current = next {
            next = nil
            branches.append(
                Statement.If.Branch(
                    conditions: conditions(current.conditions),
                    body: statements(current.body.statements)
                )
            )
            switch current.elseBody {
            case .ifExpr(let node): next = node
            case .codeBlock(let block): otherwise = statements(block.statements)
            case nil: break
            @unknown default: error("this 'else' is not supported", at: current)
            }
        }
        return builder.writer.add(
            .if(Statement.If(branches: branches, otherwise: otherwise)),
            at: range(node)
        )
    }

    func statement(_ node: SwitchExprSyntax) -> StatementID {
        let subject = expressions.expression(node.subject)
        let cases = cases(node.cases, condition: nil)
        return builder.writer.add(.switch(Statement.Switch(subject: subject, cases: cases)), at: range(node))
    }

    private func statement(_ node: StmtSyntax) -> StatementID {
        if let expression = node.as(ExpressionStmtSyntax.self) {
            return statement(expression.expression)
        }
        let kind = kind(node)
        return builder.writer.add(kind, at: range(node))
    }

    private func kind(_ node: StmtSyntax) -> Statement.Kind {
        switch node.as(StmtSyntaxEnum.self) {
        case .returnStmt(let node):
            return .return(node.expression.map { expressions.expression($0) })
        case .guardStmt(let node):
            return .guard(conditions(node.conditions), otherwise: statements(node.body.statements))
        case .forStmt(let node):
            return forIn(node)
        case .whileStmt(let node):
            return .while(conditions(node.conditions), body: statements(node.body.statements))
        case .repeatStmt(let node):
            return .repeatWhile(
                body: statements(node.body.statements),
                condition: expressions.expression(node.condition)
            )
        case .doStmt(let node):
            return .do(
                body: statements(node.body.statements),
                catches: node.catchClauses.map { catchClause($0) }
            )
        case .breakStmt(let node):
            return .break(label: label(node.label))
        case .continueStmt(let node):
            return .continue(label: label(node.label))
        case .fallThroughStmt:
            return .fallthrough
        case .throwStmt(let node):
            return .throw(expressions.expression(node.expression))
        case .deferStmt(let node):
            return .defer(statements(node.body.statements))
        case .labeledStmt(let node):
            return .labeled(name(node.label), statement(node.statement))
        case .yieldStmt:
            return .unsupported("'yield'")
        case .discardStmt:
            return .unsupported("'discard'")
        case .missingStmt:
            return .unsupported("a missing statement")
        default:
            return .unsupported("this statement")
        }
    }

    private func forIn(_ node: ForStmtSyntax) -> Statement.Kind {
        if node.awaitKeyword != nil {
            return .unsupported("'for await'")
        }
        return .forIn(
            Statement.ForIn(
                pattern: patterns.pattern(node.pattern, binding: node.caseKeyword == nil ? .constant : nil),
                type: node.typeAnnotation.map { types.type($0.type) },
                sequence: expressions.expression(node.sequence),
                condition: node.whereClause.map { expressions.expression($0.condition) },
                body: statements(node.body.statements)
            )
        )
    }

    private func catchClause(_ node: CatchClauseSyntax) -> Statement.CatchClause {
        let items = node.catchItems.compactMap { item in
            item.pattern.map { pattern in
                SwitchCase.Item(
                    pattern: patterns.pattern(pattern, binding: nil),
                    condition: item.whereClause.map { expressions.expression($0.condition) }
                )
            }
        }
        return Statement.CatchClause(items: items, body: statements(node.body.statements))
    }

    // MARK: Cases

    /// Translates the cases of a switch; those in an `#if` get its condition.
    private func cases(_ list: SwitchCaseListSyntax, condition: CompilationCondition?)
        -> [SwitchCase]
    {
        var cases: [SwitchCase] = []
        for element in list {
            switch element {
            case .switchCase(let node):
                cases.append(switchCase(node, condition: condition))
            case .ifConfigDecl(let node):
                var previous: [CompilationCondition] = condition.map { [$0] } ?? []
                for clause in node.clauses {
                    let own = compilationCondition(of: clause)
                    if case .switchCases(let list)? = clause.elements {
                        cases += self.cases(list, condition: .all(previous + (own.map { [$0] } ?? [])))
                    }
                    if let own {
                        previous.append(.not(own))
                    }
                }
            @unknown default:
                error("this case is not supported", at: element)
            }
        }
        return cases
    }

    private func switchCase(_ node: SwitchCaseSyntax, condition: CompilationCondition?) -> SwitchCase {
        var items: [SwitchCase.Item]?
        if case .case(let label) = node.label {
            items = label.caseItems.map { item in
                SwitchCase.Item(
                    pattern: patterns.pattern(item.pattern, binding: nil),
                    condition: item.whereClause.map { expressions.expression($0.condition) }
                )
            }
        }
        return SwitchCase(
            range: range(node),
            items: items,
            isUnknown: node.attribute != nil,
            body: statements(node.statements),
            condition: condition
        )
    }

    // MARK: Conditions

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { condition($0.condition) }
    }

    private func condition(_ node: ConditionElementSyntax.Condition) -> Condition {
        switch node {
        case .expression(let node):
            .expression(expressions.expression(node))
        case .availability(let node):
            .availability(
                availability(node.availabilityArguments),
                isUnavailable: node.availabilityKeyword.text == "#unavailable",
                range(node)
            )
        case .matchingPattern(let node):
            .pattern(
                patterns.pattern(node.pattern, binding: nil),
                type: node.typeAnnotation.map { types.type($0.type) },
                value: expressions.expression(node.initializer.value)
            )
        case .optionalBinding(let node):
            .optionalBinding(
                isVariable: node.bindingSpecifier.text == "var",
                pattern: patterns.pattern(node.pattern, binding: patterns.binding(node.bindingSpecifier)),
                type: node.typeAnnotation.map { types.type($0.type) },
                value: node.initializer.map { expressions.expression($0.value) }
            )
        @unknown default:
            .expression(builder.writer.add(.unsupported("this condition"), at: range(node)))
        }
    }

    func availability(_ list: AvailabilityArgumentListSyntax) -> Availability {
        Availability(
            list.compactMap { element in
                switch element.argument {
                case .token(let token):
                    token.text == "*" ? .others : .label(name(token), value: nil)
                case .availabilityVersionRestriction(let node):
                    .platform(
                        name(node.platform),
                        version: node.version.map { version($0.trimmedDescription) } ?? []
                    )
                case .availabilityLabeledArgument(let node):
                    .label(name(node.label), value: node.value.trimmedDescription)
                @unknown default:
                    nil
                }
            }
        )
    }

    /// Returns the numbers of a version such as `17.0`; one that is too great is greater than that of any system.
    func version(_ text: String) -> [Int] {
        text.split(separator: ".").map { part in
            guard part.allSatisfy({ $0.isASCII && $0.isNumber }) else { return 0 }
            return Int(part) ?? .max
        }
    }
}

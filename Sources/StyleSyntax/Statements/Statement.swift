/// A statement and its place: in a body, in the members of a type, or in a file.
package struct Statement: Hashable, Sendable {
    package let kind: Kind
    package let range: SourceRange

    package var place: SourcePlace { range.start }

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package enum Kind: Hashable, Sendable {
        case expression(ExpressionID)
        case declaration(DeclarationID)
        case `if`(If)
        case `guard`([Condition], otherwise: [StatementID])
        case `switch`(Switch)
        case forIn(ForIn)
        case `while`([Condition], body: [StatementID])
        case repeatWhile(body: [StatementID], condition: ExpressionID)
        case `do`(body: [StatementID], catches: [CatchClause])
        case `return`(ExpressionID?)
        case `break`(label: Name?)
        case `continue`(label: Name?)
        case `fallthrough`
        case `throw`(ExpressionID)
        case `defer`([StatementID])
        /// `label: statement`
        case labeled(Name, StatementID)
        /// `#if`; also around members of a type and declarations of a file.
        case conditional([ConditionalBranch<[StatementID]>])
        /// Swift that the program does not represent, by its name: "'discard'".
        case unsupported(String)
    }

    /// `if a { } else if b { } else { }` as a list of branches.
    package struct If: Hashable, Sendable {
        package let branches: [Branch]
        package let otherwise: [StatementID]?

        package init(branches: [Branch], otherwise: [StatementID]?) {
            self.branches = branches
            self.otherwise = otherwise
        }

        package struct Branch: Hashable, Sendable {
            package let conditions: [Condition]
            package let body: [StatementID]

            package init(conditions: [Condition], body: [StatementID]) {
                self.conditions = conditions
                self.body = body
            }
        }
    }

    package struct Switch: Hashable, Sendable {
        package let subject: ExpressionID
        package let cases: [SwitchCase]

        package init(subject: ExpressionID, cases: [SwitchCase]) {
            self.subject = subject
            self.cases = cases
        }
    }

    /// A loop, `for pattern in sequence where condition { }`.
    package struct ForIn: Hashable, Sendable {
        package let pattern: PatternID
        package let type: TypeID?
        package let sequence: ExpressionID
        package let condition: ExpressionID?
        package let body: [StatementID]

        package init(
            pattern: PatternID,
            type: TypeID?,
            sequence: ExpressionID,
            condition: ExpressionID?,
            body: [StatementID]
        ) {
            self.pattern = pattern
            self.type = type
            self.sequence = sequence
            self.condition = condition
            self.body = body
        }
    }

    package struct CatchClause: Hashable, Sendable {
        /// Empty for a clause that catches every error.
        package let items: [SwitchCase.Item]
        package let body: [StatementID]

        package init(items: [SwitchCase.Item], body: [StatementID]) {
            self.items = items
            self.body = body
        }
    }
}

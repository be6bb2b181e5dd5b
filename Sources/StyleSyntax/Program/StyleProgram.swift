/// A source as values: declarations, statements, expressions, patterns and types.
///
/// It is syntax, with operators folded by precedence. What Swift leaves open stays open: `.a` has no type, a literal no
/// type, a name no declaration.
///
/// Guarantees of a program that was read (`ParsedSource`):
/// - A reference leads to a node that was made before its parent, so there are no cycles, and no node reachable from `statements` has two parents.
/// - Nodes are nested at most `ProgramLimits.depth` deep. The left operands of a chain (`a.b().c`, `a + b + c`) do not
///   count, and a chain is as long as a source allows: iterate over it (`chain(_:)`), do not recurse.
/// - If it was read for a system, no `#if` is reachable from `statements`.
package struct StyleProgram: Hashable, Sendable {
    package let source: SourceText
    /// The statements of the file, most of which are declarations.
    package let statements: [StatementID]

    /// The nodes of each kind, by their numbers.
    ///
    /// Not all are reachable from `statements`: some are in a branch of `#if` that does not apply.
    package let allExpressions: [Expression]
    package let allStatements: [Statement]
    package let allPatterns: [Pattern]
    package let allTypes: [TypeReference]
    package let allDeclarations: [Declaration]

    package init(
        source: SourceText,
        statements: [StatementID],
        allExpressions: [Expression],
        allStatements: [Statement],
        allPatterns: [Pattern],
        allTypes: [TypeReference],
        allDeclarations: [Declaration]
    ) {
        self.source = source
        self.statements = statements
        self.allExpressions = allExpressions
        self.allStatements = allStatements
        self.allPatterns = allPatterns
        self.allTypes = allTypes
        self.allDeclarations = allDeclarations
    }

    package subscript(id: ExpressionID) -> Expression { allExpressions[id.index] }
    package subscript(id: StatementID) -> Statement { allStatements[id.index] }
    package subscript(id: PatternID) -> Pattern { allPatterns[id.index] }
    package subscript(id: TypeID) -> TypeReference { allTypes[id.index] }
    package subscript(id: DeclarationID) -> Declaration { allDeclarations[id.index] }

    /// Returns the links of a chain from its base to an expression: for `a.b().c`, the expressions `a`, `a.b`, `a.b()`
    /// and `a.b().c`; for `a + b + c`, `a`, `a + b` and `a + b + c`.
    package func chain(_ id: ExpressionID) -> [ExpressionID] {
        var links = [id]
        while let base = self[links[links.count - 1]].kind.chainBase {
            links.append(base)
        }
        return links.reversed()
    }
}

import SwiftOperators
import SwiftParser
import SwiftSyntax

extension OperatorTable {
    /// The operators of the standard library, and those that a file declares.
    ///
    /// An infix operator without a precedence group is of the default one, which the toolchain's library leaves out.
    init(of tree: SourceFileSyntax, errorHandler: (OperatorError) -> Void) {
        self = .standardOperators
        var ungrouped: Set<String> = []
        for declaration in tree.statements.compactMap({ $0.item.as(OperatorDeclSyntax.self) })
        where declaration.fixitySpecifier.tokenKind == .keyword(.infix)
            && declaration.operatorPrecedenceAndTypes == nil
        {
            ungrouped.insert(declaration.name.text)
        }
        declare(ungrouped)
        addSourceFile(tree) { error in
            // The declaration of the file itself.
            if case .operatorAlreadyExists(_, let new) = error, ungrouped.remove(new.name) != nil { return }
            errorHandler(error)
        }
    }

    /// Folds the operators of a file, in which one that it does not declare may stand alone between two operands, or on
    /// the right side of an assignment: another file of the project may declare it, and nothing depends on its precedence.
    func foldingUndeclared(_ tree: SourceFileSyntax, errorHandler: (OperatorError) -> Void) -> Syntax {
        var alone: Set<String> = []
        let folded = foldAll(tree) { error in
            if let name = error.operatorStandingAlone { alone.insert(name) } else { errorHandler(error) }
        }
        guard !alone.isEmpty else { return folded }
        var completed = self
        completed.declare(alone)
        // There is a message about everything else already.
        return completed.foldAll(tree) { _ in }
    }

    /// Declares infix operators of the default precedence, which is above that of an assignment.
    private mutating func declare(_ names: Set<String>) {
        let declarations = names.sorted().map { "infix operator \($0): DefaultPrecedence\n" }.joined()
        addSourceFile(Parser.parse(source: declarations)) { _ in }
    }
}

extension OperatorError {
    /// The name of an operator that is not declared, if nothing depends on its precedence where it stands.
    fileprivate var operatorStandingAlone: String? {
        guard case .missingOperator(let name, let node) = self,
            let elements = node.parent?.parent?.as(ExprListSyntax.self)
        else { return nil }
        let isAssigned = elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        return elements.count == (isAssigned ? 5 : 3) ? name : nil
    }
}

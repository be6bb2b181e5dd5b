import StyleRuntime
import StyleSyntax

// Buttons of UIKit that statements at the top of a source make, as an article prints them.
extension ButtonSearch {
    /// The constants and variables of the file that are buttons; without any, those that are configurations.
    ///
    /// All statements at the top of the source run, since those that follow set properties of the button.
    func topLevelButtons() -> [ButtonRecipe] {
        let globals = checker.index.allGlobals.filter {
            checker.index.files.isShown($0.place) && $0.owner == nil && $0.selfType == nil
                && hasPlainValue($0)
        }
        let types = globals.map { global in checker.attempt { signatures.value(of: global) }.value.type }
        let buttons = zip(globals, types).filter { isButton($0.1) }
        let configurations = zip(globals, types).filter { $0.1 == .engine(.uiButtonConfiguration) }
        return buttons.map { recipe($0.0, type: $0.1, as: .button) }
            + (buttons.isEmpty ? configurations.map { recipe($0.0, type: $0.1, as: .configuration) } : [])
    }

    private func isButton(_ type: StyleType) -> Bool {
        switch type.kind {
        case .engine(.uiButton): true
        case .declared(let number): inheritance.engineClass(of: checker.index.types[number]) == .uiButton
        default: false
        }
    }

    /// Whether the value of a constant is no closure that is called, which makes a button by itself.
    private func hasPlainValue(_ global: GlobalInfo) -> Bool {
        guard let value = global.value, case .call(let callee, _, _) = program[value].kind,
            case .closure = program[callee].kind
        else { return global.value != nil }
        return false
    }

    private func recipe(
        _ global: GlobalInfo,
        type: StyleType,
        as product: ButtonRecipe.Product
    ) -> ButtonRecipe {
        let function = checker.index.addTopLevelFunction(returning: global.name, of: type, at: global.place)
        return ButtonRecipe(
            name: global.name,
            place: global.place,
            product: product,
            parameters: [],
            sources: [],
            target: .function(function)
        )
    }
}

extension DeclarationIndex {
    /// Adds a function that runs the statements at the top of the source, and returns one of their variables.
    fileprivate mutating func addTopLevelFunction(
        returning name: String,
        of type: StyleType,
        at place: SourcePlace
    ) -> FunctionInfo {
        let function = FunctionInfo(
            number: allFunctions.count,
            name: name,
            place: place,
            owner: nil,
            selfType: nil,
            isStatic: true,
            isMutating: false,
            isProperty: false,
            parameters: [],
            resultID: nil,
            genericClause: .none,
            attributes: [],
            body: program.statements.filter { files.isShown(program[$0].place) && isStatementOfBody($0) }
        )
        function.returnedLocal = name
        function.result = type
        function.isResolved = true
        allFunctions.append(function)
        return function
    }

    /// Whether a statement at the top of the source is one that a function can have.
    private func isStatementOfBody(_ id: StatementID) -> Bool {
        switch program[id].kind {
        case .declaration(let declaration):
            if case .variable = program[declaration].kind { return true }
            return false
        case .expression(let expression):
            if case .macro = program[expression].kind { return false }
            return true
        default: return true
        }
    }
}

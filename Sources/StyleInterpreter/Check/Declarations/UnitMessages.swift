import StyleRuntime
import StyleSyntax

/// The messages and stand-ins of declarations, in the order of the declarations: types, constants and functions.
struct UnitMessages: CheckPart {
    let checker: Checker

    /// The messages about the declarations that a root reaches.
    ///
    /// Those about a generic function are those of its instances without errors: an instance that has some stops the program
    /// when it runs, unless all of them have.
    func messages(about units: Set<ProgramUnit>) -> DeclarationMessages {
        var messages = DeclarationMessages()
        for info in checker.index.types where units.contains(.type(info.number)) { messages += info.messages }
        for info in checker.index.allGlobals where units.contains(.global(info.number)) {
            messages += info.messages
        }
        var failing: [FunctionInfo] = []
        var succeeded: Set<Int> = []
        for info in checker.index.allFunctions where units.contains(.function(info.number)) {
            guard let generic = info.generic else {
                if !generics.isGeneric(info) { messages += info.messages }
                continue
            }
            if info.messages.hasErrors {
                failing.append(info)
            } else {
                messages += info.messages
                succeeded.insert(generic.number)
            }
        }
        for info in failing {
            guard let generic = info.generic, succeeded.insert(generic.number).inserted else { continue }
            messages += info.messages
        }
        return messages
    }

    /// The messages about all declarations that no root reaches; none if there is too much to check.
    ///
    /// A generic function that nothing calls is not checked; nor are the members of a generic type of which some instance is
    /// used, which says more about them.
    func messages(exceptAbout units: Set<ProgramUnit>) -> [Diagnostic] {
        var messages = DeclarationMessages()
        for info in checker.index.types where !units.contains(.type(info.number)) && !isInstance(info) {
            declarations.checkType(info)
            messages += info.messages
        }
        for info in checker.index.allGlobals where !units.contains(.global(info.number)) {
            _ = signatures.value(of: info)
            messages += info.messages
        }
        let values = rootSearch.typesOfOtherSnippets()
        for info in checker.index.allFunctions
        where !units.contains(.function(info.number)) && info.outerScope == nil && info.generic == nil {
            // An expression that is no view, such as a gesture, has no fault.
            if let owner = info.owner,
                values.contains(owner.number) || isInstance(owner) || hasInstances(owner)
            {
                continue
            }
            declarations.checkFunction(info)
            if !generics.isGeneric(info) { messages += info.messages }
        }
        let ofFile = checker.index.diagnostics.filter { checker.index.files.isShown($0.place) }
        return checker.excess == nil ? ofFile + messages.diagnostics : ofFile
    }

    /// Whether a type is an instance of a generic type, or inside of one.
    private func isInstance(_ info: TypeInfo) -> Bool {
        info.generic != nil || info.outer.map(isInstance) ?? false
    }

    private func hasInstances(_ info: TypeInfo) -> Bool {
        checker.typesWithInstances.contains(info.number) || info.outer.map(hasInstances) ?? false
    }
}

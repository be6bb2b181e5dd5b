import StyleSyntax

/// Makes the rows of modifiers and of values of the environment.
struct ModifierRows {
    let types: BridgedTypes

    /// The rows of a modifier; none if a type in it is not bridged.
    func rows(for function: FunctionDeclaration, in program: StyleProgram) -> [Row] {
        let signature = function.signature
        guard signature.result != nil, !signature.isAsync, !signature.isThrowing,
            signature.generics.requirements.isEmpty
        else { return [] }
        let name = function.name.text
        let scope = BridgedTypes.Scope(
            owner: "View",
            program: program,
            generics: signature.generics.parameters
        )
        return ArgumentList.all(for: signature.parameters, types, scope).filter {
            !$0.types.contains { $0.contains("LocalizedStringKey") }
        }.map { list in
            let closure = list.closure("view", calling: "view.\(name)\(list.call)")
            return Row(
                symbol: Row.Symbol(.member, "View", name, labels: list.names),
                parameters: list.types,
                text: "modifier(\(list.arguments(after: "\"\(name)\""))) \(closure)"
            )
        }
    }

    /// The row of a value of the environment; none if its type is not bridged.
    func rows(forEnvironmentValue variable: VariableDeclaration, in program: StyleProgram) -> [Row] {
        guard variable.bindings.count == 1,
            case .binding(let name, _) = program[variable.bindings[0].pattern].kind,
            isBridged(variable.bindings[0], in: program)
        else { return [] }
        return [
            Row(
                symbol: Row.Symbol(.environmentValue, "EnvironmentValues", name.text),
                text: "environmentValue(\"\(name.text)\", at: \\.\(name.text))"
            )
        ]
    }

    private func isBridged(_ binding: VariableDeclaration.Binding, in program: StyleProgram) -> Bool {
        let scope = BridgedTypes.Scope(owner: "EnvironmentValues", program: program)
        if let type = binding.type { return types.value(type, in: scope) != nil }
        guard let value = binding.value else { return false }
        switch program[value].kind {
        case .boolean, .integer, .float, .string: return true
        case .member(let base, _, _): return types.value(named: program.text(of: base)) != nil
        default: return false
        }
    }
}

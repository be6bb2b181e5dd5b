import StyleSyntax

/// Makes rows from the public declarations of the engine.
struct RowGenerator {
    let types: BridgedTypes
    let handWritten: HandWrittenRows

    /// The chapters whose types have no rows by hand.
    private static let chaptersOfValues: Set<Substring> = ["Font"]

    /// The rows for the declarations of a file, in their order.
    func rows(in file: SwiftFolder.File) -> [String] {
        let values =
            Self.chaptersOfValues.contains(file.path.prefix { $0 != "/" })
            ? ValueRows(types: types).rows(in: file) : []
        return values + modifiersAndValues(in: file)
    }

    private func modifiersAndValues(in file: SwiftFolder.File) -> [String] {
        file.program.declarations.compactMap { declaration, owner -> String? in
            guard declaration.isPublic else { return nil }
            switch (declaration.kind, owner) {
            case (.function(let function), "View") where !declaration.has("static"):
                return modifier(function, in: file.program)
            case (.variable(let variable), "EnvironmentValues") where !declaration.has("static"):
                return environmentValue(variable, in: file.program)
            default: return nil
            }
        }
    }

    /// The row of a modifier; nil if it is written by hand, or if a type in it is not bridged.
    private func modifier(_ function: FunctionDeclaration, in program: StyleProgram) -> String? {
        let signature = function.signature
        let labels = signature.parameters.map { $0.label?.text ?? "_" }
        guard signature.result != nil, !signature.isAsync, !signature.isThrowing,
            !handWritten.hasModifier(function.name.text, labels: labels)
        else { return nil }
        let scope = BridgedTypes.Scope(owner: "View", program: program)
        guard let list = ArgumentList(signature, types, scope) else { return nil }
        let name = function.name.text
        let texts = ["\"\(name)\""] + (list.labels.isEmpty ? [] : [list.labels])
        return
            "modifier(\(texts.joined(separator: ", "))) { \(list.parameters(after: "view")) in view.\(name)(\(list.call)) }"
    }

    /// The row of a value of the environment; nil if it is written by hand, or if its type is not bridged.
    private func environmentValue(_ variable: VariableDeclaration, in program: StyleProgram) -> String? {
        guard variable.bindings.count == 1,
            case .binding(let name, _) = program[variable.bindings[0].pattern].kind,
            !handWritten.hasEnvironmentValue(name.text),
            isBridged(variable.bindings[0], in: program)
        else { return nil }
        return "environmentValue(\"\(name.text)\", \\.\(name.text))"
    }

    private func isBridged(_ binding: VariableDeclaration.Binding, in program: StyleProgram) -> Bool {
        let none = FunctionSignature(
            generics: .none,
            parameters: [],
            isAsync: false,
            isThrowing: false,
            result: nil
        )
        let scope = BridgedTypes.Scope(owner: "EnvironmentValues", program: program)
        if let type = binding.type { return types.value(type, none, scope) != nil }
        guard let value = binding.value else { return false }
        switch program[value].kind {
        case .boolean, .integer, .float, .string: return true
        case .member(let base, _, _): return types.value(named: program.text(of: base)) != nil
        default: return false
        }
    }
}

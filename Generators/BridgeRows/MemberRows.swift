import StyleSyntax

/// Makes the rows of a member of a type: of an initializer, a function, a property or a constant.
struct MemberRows {
    let types: BridgedTypes
    /// The type, as `Font.Weight`.
    let owner: String
    /// The name of the type in a source.
    let typeName: String
    let placed: PlacedDeclaration
    let program: StyleProgram

    private var declaration: Declaration { placed.declaration }

    private func scope(_ signature: FunctionSignature) -> BridgedTypes.Scope {
        BridgedTypes.Scope(
            owner: owner,
            program: program,
            generics: signature.generics.parameters + placed.generics
        )
    }

    private func lists(_ signature: FunctionSignature) -> [ArgumentList] {
        guard !signature.isAsync, !signature.isThrowing, signature.generics.requirements.isEmpty else {
            return []
        }
        return ArgumentList.all(for: signature.parameters, types, scope(signature))
    }

    // MARK: Types whose values a program stores as they are

    var rowsOfValue: [Row] {
        let isView = types.engine.refines(owner, "View")
        return possibleRowsOfValue.filter { !LeftOutMembers.contains($0.symbol, isView: isView) }
    }

    private var possibleRowsOfValue: [Row] {
        guard placed.requirements.isEmpty else { return [] }
        switch declaration.kind {
        case .initializer(let initializer):
            return lists(initializer.signature)
                .map { list in
                    let labels = list.labels.isEmpty ? "" : "(\(list.labels.joined(separator: ", ")))"
                    return Row(
                        symbol: Row.Symbol(.initializer, typeName, "init", labels: list.names),
                        parameters: list.types,
                        text:
                            "initializer\(labels) \(list.closure(calling: owner + list.call, result: owner))"
                    )
                }
        case .function(let function): return rows(for: function)
        case .variable(let variable):
            return declaration.has("static") ? constants(variable) : properties(variable)
        default: return []
        }
    }

    private func rows(for function: FunctionDeclaration) -> [Row] {
        let name = function.name.text
        guard name.first?.isLetter == true, let result = result(of: function) else { return [] }
        return lists(function.signature)
            .compactMap { list in
                let isStatic = declaration.has("static") || declaration.has("class")
                let symbol = Row.Symbol(isStatic ? .static : .member, typeName, name, labels: list.names)
                let texts = list.arguments(after: "\"\(name)\"", "of: \"\(typeName)\"")
                let start: String
                if isStatic {
                    guard result == .value else { return nil }
                    let closure = list.closure(calling: "\(owner).\(name)\(list.call)")
                    start = "factory(\(texts)) \(closure)"
                } else if declaration.has("mutating") {
                    guard result == .nothing else { return nil }
                    let closure = list.closure(
                        "receiver: inout \(owner)",
                        calling: "receiver.\(name)\(list.call)"
                    )
                    start = "mutatingMethod(\(texts)) \(closure)"
                } else {
                    let closure = list.closure(
                        "receiver: \(owner)",
                        calling: "receiver.\(name)\(list.call)",
                        ending: result == .nothing ? "\nreturn Nothing()" : ""
                    )
                    start = "\(result == .view ? "viewMethod" : "method")(\(texts)) \(closure)"
                }
                return Row(symbol: symbol, parameters: list.types, text: start)
            }
    }

    private enum Result {
        case value, view, nothing
    }

    private func result(of function: FunctionDeclaration) -> Result? {
        guard let result = function.signature.result, !program.isVoid(result) else { return .nothing }
        if types.value(result, in: scope(function.signature)) != nil { return .value }
        return types.isView(result, in: scope(function.signature)) ? .view : nil
    }

    // MARK: Properties

    private func properties(_ variable: VariableDeclaration) -> [Row] {
        let type = variable.bindings.last.flatMap(\.type)
        return variable.bindings.compactMap { binding in
            guard case .binding(let name, _) = program[binding.pattern].kind else {
                return nil
            }
            let scope = BridgedTypes.Scope(owner: owner, program: program, generics: placed.generics)
            let symbol = Row.Symbol(.member, typeName, name.text)
            if bridged(binding, type, scope) != nil {
                return Row(
                    symbol: symbol,
                    text: text(of: name.text, isSettable: isSettable(variable, binding))
                )
            }
            guard let type = binding.type ?? type, types.isView(type, in: scope) else { return nil }
            return Row(
                symbol: symbol,
                text: "viewProperty(\"\(name.text)\", of: \"\(typeName)\") \(getter(of: name.text))"
            )
        }
    }

    private func text(of property: String, isSettable: Bool) -> String {
        isSettable
            ? "property(\"\(property)\", of: \"\(typeName)\", at: \\\(owner).\(property))"
            : "property(\"\(property)\", of: \"\(typeName)\") \(getter(of: property))"
    }

    private func getter(of property: String) -> String { "{ (receiver: \(owner)) in receiver.\(property) }" }

    private func isSettable(_ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding) -> Bool {
        guard !variable.isConstant, !declaration.modifiers.contains(where: { $0.detail == "set" }) else {
            return false
        }
        guard let accessors = binding.accessors else { return true }
        return accessors.contains { ["set", "willSet", "didSet", "_modify"].contains($0.keyword.text) }
    }

    private func bridged(
        _ binding: VariableDeclaration.Binding,
        _ type: TypeID?,
        _ scope: BridgedTypes.Scope
    ) -> String? {
        if let type = binding.type ?? type { return types.value(type, in: scope) }
        guard let value = binding.value else { return nil }
        switch program[value].kind {
        case .boolean: return "Bool"
        case .integer: return "Int"
        case .float: return "Double"
        case .string: return "String"
        case .member(let base, _, _): return types.value(named: program.text(of: base), in: scope)
        case .call(let callee, _, _): return types.value(named: program.text(of: callee), in: scope)
        default: return nil
        }
    }

    // MARK: Constants

    private func constants(_ variable: VariableDeclaration) -> [Row] {
        guard variable.bindings.count == 1,
            case .binding(let name, _) = program[variable.bindings[0].pattern].kind
        else { return [] }
        let binding = variable.bindings[0]
        guard variable.isConstant || !isSettable(variable, binding) else { return [] }
        var short = ".\(name.text)"
        if let type = binding.type {
            let scope = BridgedTypes.Scope(owner: owner, program: program)
            guard let value = types.value(type, in: scope) else { return [] }
            if value != owner { short = "\(owner).\(name.text)" }
        }
        return [
            Row(
                constant: name.text,
                of: owner,
                typeName,
                isCase: false,
                value: "\(owner).\(name.text)",
                short: short
            )
        ]
    }

    // MARK: Views

    /// The rows of a type that a source names, and whose values are known by their protocol.
    var rowsOfView: [Row] {
        guard case .initializer(let initializer) = declaration.kind,
            let constant = types.names.constant(for: owner), let info = types.engine[owner],
            info.keyword == .struct, !owner.contains("."), !owner.hasPrefix("_"),
            placed.requirements.allSatisfy({ $0.relation == .equals })
        else { return [] }
        let isNamed =
            info.generics.isEmpty
            ? types.engine.protocols(of: owner, among: types.protocols).contains(where: types.isErased)
            : types.engine.refines(owner, "View")
        guard isNamed else { return [] }
        var generics = placed.generics.isEmpty ? info.generics : placed.generics
        generics.removeAll { parameter in
            placed.requirements.contains { program.text(of: $0.left) == parameter.name.text }
        }
        let signature = initializer.signature
        guard !signature.isAsync, !signature.isThrowing, signature.generics.requirements.isEmpty else {
            return []
        }
        let scope = BridgedTypes.Scope(
            owner: owner,
            program: program,
            generics: signature.generics.parameters + generics
        )
        return ArgumentList.all(for: signature.parameters, types, scope)
            .filter { !$0.types.contains { $0.contains("LocalizedStringKey") } }
            .map { list in
                let texts = list.arguments(after: ".\(constant)")
                return Row(
                    symbol: Row.Symbol(.initializer, owner, "init", labels: list.names),
                    parameters: list.types,
                    text: "viewInitializer(\(texts)) \(list.closure(calling: owner + list.call))"
                )
            }
    }
}

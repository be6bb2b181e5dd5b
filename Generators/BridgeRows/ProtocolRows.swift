import StyleSyntax

/// Makes the rows of a member of a protocol: of a method of shapes, or of a style by its name.
struct ProtocolRows {
    let types: BridgedTypes
    let owner: String
    let placed: PlacedDeclaration
    let program: StyleProgram

    var rows: [Row] {
        if let type = ownType { return placed.declaration.has("static") ? statics(of: type) : [] }
        guard placed.requirements.isEmpty, case .function(let function) = placed.declaration.kind,
            !placed.declaration.has("static")
        else { return [] }
        if owner == "VisualEffect" { return effects(function) }
        return types.wrapper(of: owner).map { methods(function, $0) } ?? []
    }

    /// The type in an extension `where Self == Type`.
    private var ownType: String? {
        guard placed.requirements.count == 1, placed.requirements[0].relation == .equals,
            program.text(of: placed.requirements[0].left) == "Self"
        else { return nil }
        return program.text(of: placed.requirements[0].right)
    }

    // MARK: Statics

    private func statics(of type: String) -> [Row] {
        // A static member of a shape is found under the protocol that it is asked for, too.
        let refining = types.protocols.names.filter {
            $0 != owner && types.protocols.refines($0, owner) && types.engine.refines(type, $0)
        }
        return ([owner] + refining).flatMap { statics(of: type, under: $0) }
    }

    private func statics(of type: String, under owner: String) -> [Row] {
        guard let constant = types.names.constant(forProtocol: owner) else { return [] }
        let isValue = types.value(named: type) != nil
        switch placed.declaration.kind {
        case .variable(let variable):
            guard variable.bindings.count == 1,
                case .binding(let name, _) = program[variable.bindings[0].pattern].kind
            else { return [] }
            let value = "\(type).\(name.text)"
            guard !isValue else {
                return [
                    Row(
                        constant: name.text,
                        of: type,
                        owner,
                        isCase: false,
                        value: value,
                        short: ".\(name.text)"
                    )
                ]
            }
            return [
                Row(
                    symbol: Row.Symbol(.static, owner, name.text),
                    text:
                        "constant(\"\(name.text)\", of: \"\(owner)\", typed: .any(.\(constant))) { \(value) }"
                )
            ]
        case .function(let function):
            let signature = function.signature
            let scope = BridgedTypes.Scope(
                owner: type,
                program: program,
                generics: signature.generics.parameters
            )
            return ArgumentList.all(for: signature.parameters, types, scope)
                .map { list in
                    let name = function.name.text
                    var labels = list.arguments(after: "\"\(name)\"", "of: \"\(owner)\"")
                    if !isValue { labels += ", result: .any(.\(constant))" }
                    let closure = list.closure(calling: "\(type).\(name)\(list.call)")
                    return Row(
                        symbol: Row.Symbol(.static, owner, name, labels: list.names),
                        parameters: list.types,
                        text: "\(isValue ? "factory" : "viewFactory")(\(labels)) \(closure)"
                    )
                }
        default: return []
        }
    }

    // MARK: Methods

    private func methods(_ function: FunctionDeclaration, _ wrapper: BridgedTypes.Wrapper) -> [Row] {
        let signature = function.signature
        guard let result = signature.result, let type = resultType(result), !signature.isAsync,
            !signature.isThrowing,
            signature.generics.requirements.isEmpty
        else { return [] }
        let scope = BridgedTypes.Scope(
            owner: owner,
            program: program,
            generics: signature.generics.parameters
        )
        let receiver = ArgumentList.Opened(
            name: "receiver",
            constraint: owner,
            expression: "receiver.\(wrapper.property)"
        )
        return ArgumentList.all(for: signature.parameters, types, scope)
            .map { list in
                let name = function.name.text
                let closure = list.closure(
                    "receiver: \(wrapper.type)",
                    opening: receiver,
                    calling: "receiver.\(name)\(list.call)"
                )
                let labels = list.arguments(after: "\"\(name)\"", "of: \"\(owner)\"")
                return Row(
                    symbol: Row.Symbol(.member, owner, name, labels: list.names),
                    parameters: list.types,
                    text: "viewMethod(\(labels), result: \(type)) \(closure)"
                )
            }
    }

    /// The rows of a function that adds an effect to others, which a program holds as one value (`AddedEffect`).
    private func effects(_ function: FunctionDeclaration) -> [Row] {
        let signature = function.signature
        guard let result = signature.result, case .some = program[result].kind,
            signature.generics.parameters.isEmpty
        else { return [] }
        let name = function.name.text
        return ArgumentList.all(
            for: signature.parameters,
            types,
            BridgedTypes.Scope(owner: owner, program: program)
        )
        .map { list in
            let labels = list.arguments(after: "\"\(name)\"", "of: AddedEffect.typeName")
            let closure = list.closure(
                "receiver: AddedEffect",
                calling: "receiver { $0.\(name)\(list.call) }"
            )
            return Row(
                symbol: Row.Symbol(.member, "EmptyVisualEffect", name, labels: list.names),
                parameters: list.types,
                text: "method(\(labels)) \(closure)"
            )
        }
    }

    /// The type of a shape or of a view that a method of shapes returns; nil for other results.
    private func resultType(_ result: TypeID) -> String? {
        switch program[result].kind {
        case .some(let constraint):
            return program.text(of: constraint) == "Shape" ? ".any(.shape)" : nil
        case .name(let name, let arguments) where !arguments.isEmpty:
            if types.engine.refines(name.text, "Shape") { return ".any(.shape)" }
            guard types.engine.refines(name.text, "View") else { return nil }
            return types.names.constant(for: name.text).map { ".engine(.\($0))" }
        default: return nil
        }
    }
}

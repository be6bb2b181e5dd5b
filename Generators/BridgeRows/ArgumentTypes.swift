import StyleSyntax

/// The parameter of a row that stands for a parameter of a function.
struct RowArgument {
    let type: String
    /// The expression that passes the argument on by its name.
    let expression: (String) -> String
    /// The protocol of an argument that keeps its own type in the call.
    var constraint: String?
}

extension BridgedTypes {
    /// The argument for a parameter; nil if its type is not bridged.
    func argument(for parameter: Parameter, in scope: Scope) -> RowArgument? {
        guard !parameter.isVariadic else { return nil }
        let program = scope.program
        // A closure that does nothing can be left out.
        if let value = parameter.defaultValue, ["{}", "{ _ in }"].contains(program.text(of: value)),
            case .function(let function) = program[program.unattributed(parameter.type)].kind
        {
            return optionalClosure(function, calling: { "\($0)?" }, in: scope)
        }
        let isBuilder = parameter.attributes.contains { program.text(of: $0.type) == "ViewBuilder" }
        return argument(of: parameter.type, isBuilder: isBuilder, in: scope)
    }

    private func argument(of type: TypeID, isBuilder: Bool, in scope: Scope) -> RowArgument? {
        let program = scope.program
        switch program[type].kind {
        case .attributed(let specifiers, let attributes, let inner) where specifiers.isEmpty:
            let builds = attributes.contains { program.text(of: $0.type) == "ViewBuilder" }
            return argument(of: inner, isBuilder: isBuilder || builds, in: scope)
        case .function(let function): return closure(function, isBuilder: isBuilder, in: scope)
        case .optional(let wrapped):
            if case .function(let function) = program[program.unattributed(wrapped)].kind {
                return optionalClosure(function, in: scope)
            }
        default: break
        }
        if let constraint = opened(type, in: scope), let wrapper = wrapper(of: constraint) {
            return RowArgument(type: wrapper.type, expression: { $0 }, constraint: constraint)
        }
        if let wrapped = binding(type, in: scope) {
            return RowArgument(type: "TypedBinding<\(wrapped)>", expression: { "\($0).binding" })
        }
        return value(type, in: scope).map { RowArgument(type: $0, expression: { $0 }) }
    }

    private func closure(
        _ function: TypeReference.Function,
        isBuilder: Bool,
        in scope: Scope
    ) -> RowArgument? {
        let program = scope.program
        guard !function.isAsync, !function.isThrowing else { return nil }
        if let changed = change(function, in: scope) {
            return RowArgument(type: "Change<\(changed)>", expression: { "{ \($0)(&$0) }" })
        }
        guard let parameters = closureParameters(function, in: scope) else { return nil }
        let names = function.parameters.enumerated()
            .map { position, parameter in
                isPlaceholder(parameter.type, in: scope) ? "AnyView($\(position))" : "$\(position)"
            }
            .joined(separator: ", ")
        if program.isVoid(function.result) {
            let type =
                parameters.isEmpty ? "Action" : "Callback<Nothing, \(parameters.joined(separator: ", "))>"
            return RowArgument(type: type, expression: { "{ _ = \($0)(\(names)) }" })
        }
        guard let result = value(function.result, in: scope),
            result == "AnyView" ? isBuilder : isReplaceable(result)
        else { return nil }
        let types = ([result] + parameters).joined(separator: ", ")
        let type = types == "AnyView" ? "Builder" : "Callback<\(types)>"
        return RowArgument(type: type, expression: { "{ \($0)(\(names)) }" })
    }

    private func optionalClosure(
        _ function: TypeReference.Function,
        calling call: ((String) -> String)? = nil,
        in scope: Scope
    ) -> RowArgument? {
        guard !function.isAsync, !function.isThrowing, scope.program.isVoid(function.result),
            let parameters = closureParameters(function, in: scope), !parameters.contains("AnyView")
        else { return nil }
        let names = parameters.indices.map { "$\($0)" }.joined(separator: ", ")
        let type =
            parameters.isEmpty ? "Action?" : "Callback<Nothing, \(parameters.joined(separator: ", "))>?"
        return RowArgument(
            type: type,
            expression: { name in
                call.map { "{ _ = \($0(name))(\(names)) }" }
                    ?? "\(name).map { action in { _ = action(\(names)) } }"
            }
        )
    }

    /// The types of the parameters of a closure; nil if one is not bridged.
    private func closureParameters(_ function: TypeReference.Function, in scope: Scope) -> [String]? {
        let types = function.parameters.map { parameter -> String? in
            isPlaceholder(parameter.type, in: scope) ? "AnyView" : value(parameter.type, in: scope)
        }
        guard types.allSatisfy({ $0 != nil && $0 != "AnyShapeStyle" }) else { return nil }
        return types.compactMap { $0 }
    }

    /// Whether a type is that of the view which a modifier gives to a closure.
    private func isPlaceholder(_ type: TypeID, in scope: Scope) -> Bool {
        if case .name(let name, _) = scope.program[type].kind {
            name.text == "PlaceholderContentView"
        } else {
            false
        }
    }

    /// The type of the only parameter of a closure that changes it.
    private func change(_ function: TypeReference.Function, in scope: Scope) -> String? {
        let program = scope.program
        guard function.parameters.count == 1, program.isVoid(function.result),
            case .attributed(let specifiers, _, let inner) = program[function.parameters[0].type].kind,
            specifiers.map(\.text) == ["inout"]
        else { return nil }
        return value(inner, in: scope).flatMap { $0.hasPrefix("Any") ? nil : $0 }
    }

    /// A default in the words of a row, where its type does not follow from a context; nil if a row cannot state it.
    func defaultValue(_ text: String, of argument: RowArgument) -> String? {
        if ["nil", "{}", "{ _ in }"].contains(text) { return "nil" }
        let type = argument.type.hasSuffix("?") ? String(argument.type.dropLast()) : argument.type
        let isSimple = value(named: type) != nil || type.hasPrefix("[")
        guard argument.constraint == nil, isSimple, !text.hasPrefix("#") else { return nil }
        if text.hasPrefix(".") { return type + text }
        if text.hasPrefix("[") { return "\(text) as \(type)" }
        if type == "Double", Int(text) != nil { return text + ".0" }
        return text
    }
}

extension StyleProgram {
    /// A type without `@escaping` and other attributes.
    func unattributed(_ type: TypeID) -> TypeID {
        if case .attributed(_, _, let inner) = self[type].kind { unattributed(inner) } else { type }
    }

    /// Whether a type is that of no value.
    func isVoid(_ type: TypeID) -> Bool { ["Void", "()"].contains(text(of: type)) }
}

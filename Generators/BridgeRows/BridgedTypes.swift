import StyleSyntax

/// The types that cross between the interpreter and the engine.
struct BridgedTypes {
    /// Other names of types whose values the interpreter has itself.
    private static let standard = [
        "Bool": "Bool", "Int": "Int", "Double": "Double", "CGFloat": "Double", "TimeInterval": "Double",
        "String": "String",
    ]
    /// The types that erase what conforms to a protocol.
    private static let erased = [
        "View": "AnyView", "ShapeStyle": "AnyShapeStyle", "Equatable": "Any0", "Hashable": "Any0",
    ]

    /// The names of the types of the engine that are bridged.
    private let names: Set<String>

    /// Reads the conformances to `EngineValue` and `Bridged` in the sources of the bridge.
    init(in folder: SwiftFolder) {
        var names: Set<String> = []
        for file in folder.files {
            let program = file.program
            for (declaration, _) in program.declarations {
                guard case .extension(let content) = declaration.kind,
                    content.inherited.contains(where: {
                        ["EngineValue", "Bridged"].contains(program.text(of: $0))
                    })
                else { continue }
                names.insert(program.text(of: content.type))
            }
        }
        self.names = names
    }

    /// The type of an argument, and the expression that passes it on by its name.
    struct Argument {
        let type: String
        let expression: (String) -> String
        /// The value of a default as the row states it; nil if it cannot state the default.
        let defaultValue: (String) -> String?
    }

    /// The place of a declaration: names of types are looked for in the types around it first.
    struct Scope {
        /// The type that the declaration is a member of, as `Font.Weight`.
        let owner: String
        let program: StyleProgram
    }

    /// The argument for a parameter; nil if its type is not bridged.
    func argument(for parameter: Parameter, of signature: FunctionSignature, _ scope: Scope) -> Argument? {
        let program = scope.program
        guard !parameter.isVariadic else { return nil }
        let isBuilder = parameter.attributes.contains { program.text(of: $0.type) == "ViewBuilder" }
        let type = program.unattributed(parameter.type)
        if case .function(let function) = program[type].kind {
            return closure(function, isBuilder: isBuilder, signature, scope)
        }
        guard let name = value(type, signature, scope) else { return nil }
        return Argument(type: name) {
            $0
        } defaultValue: { text in
            defaultValue(text, of: name)
        }
    }

    /// The bridged type of a value; nil if there is none.
    func value(_ type: TypeID, _ signature: FunctionSignature, _ scope: Scope) -> String? {
        let program = scope.program
        switch program[type].kind {
        case .optional(let wrapped): return value(wrapped, signature, scope).map { "\($0)?" }
        case .some(let constraint): return Self.erased[program.text(of: constraint)]
        case .name, .member:
            let text = program.text(of: type)
            if let parameter = signature.generics.parameters.first(where: { $0.name.text == text }) {
                guard signature.generics.requirements.isEmpty, let constraint = parameter.inherited else {
                    return nil
                }
                return Self.erased[program.text(of: constraint)]
            }
            return value(named: text, in: scope)
        default: return nil
        }
    }

    private func value(named name: String, in scope: Scope) -> String? {
        var owner = scope.owner.split(separator: ".")
        while !owner.isEmpty {
            let nested = "\(owner.joined(separator: ".")).\(name)"
            if names.contains(nested) { return nested }
            owner.removeLast()
        }
        return name == "Self" ? value(named: scope.owner) : value(named: name)
    }

    func value(named name: String) -> String? { Self.standard[name] ?? (names.contains(name) ? name : nil) }

    private func closure(
        _ function: TypeReference.Function,
        isBuilder: Bool,
        _ signature: FunctionSignature,
        _ scope: Scope
    ) -> Argument? {
        let program = scope.program
        guard !function.isAsync, !function.isThrowing else { return nil }
        let parameters = function.parameters.map { value($0.type, signature, scope) }
        guard parameters.allSatisfy({ $0 != nil && $0?.hasPrefix("Any") == false }) else { return nil }
        let types = parameters.compactMap { $0 }
        let names = types.indices.map { "$\($0)" }.joined(separator: ", ")
        if program.text(of: function.result) == "Void" || program.text(of: function.result) == "()" {
            let name = types.isEmpty ? "Action" : "Callback<Nothing, \(types.joined(separator: ", "))>"
            return Argument(type: name) {
                "{ _ = \($0)(\(names)) }"
            } defaultValue: { _ in
                nil
            }
        }
        guard value(function.result, signature, scope) == "AnyView", isBuilder else { return nil }
        let name = types.isEmpty ? "Builder" : "Callback<AnyView, \(types.joined(separator: ", "))>"
        return Argument(type: name) {
            "{ \($0)(\(names)) }"
        } defaultValue: { _ in
            nil
        }
    }

    /// A default in the words of a row, where its type does not follow from a context.
    private func defaultValue(_ text: String, of type: String) -> String? {
        if text == "nil" { return "nil" }
        let type = type.hasSuffix("?") ? String(type.dropLast()) : type
        if text.hasPrefix(".") { return type.hasPrefix("Any") ? nil : type + text }
        if type == "Double", Int(text) != nil { return text + ".0" }
        return type.hasPrefix("Any") ? nil : text
    }
}

extension StyleProgram {
    /// A type without `@escaping` and other attributes.
    fileprivate func unattributed(_ type: TypeID) -> TypeID {
        if case .attributed(_, _, let inner) = self[type].kind { unattributed(inner) } else { type }
    }
}

import StyleSyntax

/// The types that cross between the interpreter and the engine.
struct BridgedTypes {
    /// Other names of types whose values the interpreter has itself.
    private static let standard = [
        "Bool": "Bool", "Int": "Int", "Double": "Double", "CGFloat": "Double", "TimeInterval": "Double",
        "String": "String",
    ]

    /// The types of the engine whose values a program stores as they are.
    private let values: Set<String>
    /// The names of types in a source.
    let names: TypeNames
    /// Other types that cross.
    private let others: Set<String>
    /// The types of the bridge that cross, which stand for no type that a generated row can have.
    private let own: Set<String>
    /// The types that have a value in place of a failed one, so that a closure can return them.
    private let replaceable: Set<String>
    /// The types of the bridge that stand for a value of a protocol.
    private let wrappers: [String: Wrapper]
    /// The protocols that a source may name.
    let protocols: KnownProtocols
    /// The types of the engine.
    let engine: EngineTypes

    /// A type of the bridge that has a value of a protocol as a property.
    struct Wrapper {
        let type, property: String
    }

    /// Reads the conformances to `EngineValue` and `Bridged` in the sources of the bridge.
    init(in folder: SwiftFolder, names: TypeNames, engine: EngineTypes, protocols: KnownProtocols) {
        self.engine = engine
        self.protocols = protocols
        var values: Set<String> = []
        var others: Set<String> = []
        var own: Set<String> = []
        var replaceable: Set<String> = []
        var wrappers: [String: Wrapper] = [:]
        for file in folder.files {
            let program = file.program
            for placed in program.declarations {
                switch placed.declaration.kind {
                case .extension(let content):
                    let type = program.text(of: content.type)
                    let inherited = content.inherited.map { program.text(of: $0) }
                    if inherited.contains("Replaceable") { replaceable.insert(type) }
                    if inherited.contains("EngineValue") {
                        values.insert(type)
                    } else if inherited.contains("Bridged"), content.requirements.isEmpty {
                        others.insert(type)
                    }
                case .type(let type):
                    let inherited = type.inherited.map { program.text(of: $0) }
                    guard inherited.contains("EngineValue") || inherited.contains("Bridged") else { continue }
                    // A binding to a value of another type stands for any.
                    if !type.name.text.hasSuffix("Binding") { own.insert(type.name.text) }
                    guard !placed.declaration.has("private"), inherited.contains("Bridged"),
                        let (property, constraint) = program.existential(among: type.members)
                    else { continue }
                    wrappers[constraint] = Wrapper(type: type.name.text, property: property)
                default: break
                }
            }
        }
        self.names = names
        self.values = values
        self.others = others
        self.own = own
        self.replaceable = replaceable
        self.wrappers = wrappers
    }

    /// The place of a declaration: names of types are looked for in the types around it first.
    struct Scope {
        /// The type that the declaration is a member of, as `Font.Weight`.
        let owner: String
        let program: StyleProgram
        /// The generic parameters of the declaration and of the types around it.
        var generics: [GenericClause.Parameter] = []
    }

    /// The type that stands for any value of a protocol, other than views; nil if there is none.
    func erasedType(of constraint: String) -> String? { constraint == "ShapeStyle" ? "AnyShapeStyle" : nil }

    /// The name of a bridged type of the engine in a source.
    func typeName(of type: String) -> String? { values.contains(type) ? names[type] : nil }

    func wrapper(of constraint: String) -> Wrapper? { wrappers[constraint] }

    /// Whether a source knows values by a protocol, and names the type only to make one.
    func isErased(_ constraint: String) -> Bool {
        constraint == "View" || constraint.hasSuffix("Style") && wrappers[constraint] != nil
    }

    /// Whether rows that are generated can have a parameter of a type.
    func isStated(_ type: String) -> Bool {
        var inner = Substring(type)
        while inner.hasSuffix("?") { inner = inner.dropLast() }
        if inner.hasPrefix("["), inner.hasSuffix("]") {
            return isStated(String(inner.dropFirst().dropLast()))
        }
        return value(named: String(inner)) != nil || own.contains(String(inner))
            || ["AnyView", "AnyShapeStyle", "Any0", "Any1", "Any2", "Action", "Builder"].contains(inner)
            || wrappers.values.contains { $0.type == inner }
            || inner.hasPrefix("Callback<") || inner.hasPrefix("Change<") || inner.hasPrefix("TypedBinding<")
    }

    // MARK: Values

    /// The bridged type of a value; nil if there is none.
    func value(_ type: TypeID, in scope: Scope) -> String? {
        let program = scope.program
        switch program[type].kind {
        case .optional(let wrapped): return value(wrapped, in: scope).map { "\($0)?" }
        case .array(let element): return value(element, in: scope).map { "[\($0)]" }
        case .some(let constraint):
            return sequence(constraint, in: scope)
                ?? erased(program.text(of: constraint), at: anyPosition(scope.generics.count, in: scope))
        case .attributed(let specifiers, _, let inner) where specifiers.isEmpty:
            return value(inner, in: scope)
        case .name(let name, let arguments) where arguments.isEmpty:
            // A modifier is called on a view of any type.
            if name.text == "Self", scope.owner == "View" { return "AnyView" }
            if let position = scope.generics.firstIndex(where: { $0.name.text == name.text }) {
                return erased(scope.generics[position], at: position, in: scope)
            }
            return value(named: name.text, in: scope)
        case .name, .member: return value(named: program.text(of: type), in: scope)
        default: return nil
        }
    }

    /// The type that erases a generic parameter; nil for one that has a type of its own in the call.
    private func erased(_ parameter: GenericClause.Parameter, at position: Int, in scope: Scope) -> String? {
        guard !parameter.isPack else { return nil }
        if let sequence = parameter.inherited.flatMap({ self.sequence($0, in: scope) }) { return sequence }
        return erased(
            parameter.inherited.map { scope.program.text(of: $0) },
            at: anyPosition(position, in: scope)
        )
    }

    /// The array that stands for any sequence, as `Sequence<Element>`.
    private func sequence(_ constraint: TypeID, in scope: Scope) -> String? {
        guard case .name(let name, let arguments) = scope.program[constraint].kind, name.text == "Sequence",
            arguments.count == 1
        else { return nil }
        return value(arguments[0], in: scope).map { "[\($0)]" }
    }

    private func erased(_ constraint: String?, at position: Int) -> String? {
        switch constraint {
        case "View": "AnyView"
        case "ShapeStyle": "AnyShapeStyle"
        case nil, "Equatable", "Hashable": position < 3 ? "Any\(position)" : "Any0"
        default: nil
        }
    }

    /// The number of generic parameters of any type before one.
    private func anyPosition(_ position: Int, in scope: Scope) -> Int {
        scope.generics[..<position].count {
            let constraint = $0.inherited.map { scope.program.text(of: $0) }
            return constraint == nil || constraint == "Equatable" || constraint == "Hashable"
        }
    }

    func value(named name: String, in scope: Scope) -> String? {
        for candidate in candidates(for: name, in: scope) {
            let candidate = engine.resolved(candidate)
            if values.contains(candidate) || others.contains(candidate) { return candidate }
        }
        return Self.standard[name]
    }

    /// The names of the types that a name may stand for, nearest first.
    private func candidates(for name: String, in scope: Scope) -> [String] {
        var candidates: [String] = []
        var owner = scope.owner.split(separator: ".")
        if name == "Self" { return [scope.owner] }
        while !owner.isEmpty {
            candidates.append("\(owner.joined(separator: ".")).\(name)")
            owner.removeLast()
        }
        return candidates + [name]
    }

    func value(named name: String) -> String? {
        Self.standard[name] ?? (values.contains(name) || others.contains(name) ? name : nil)
    }

    /// Whether a type is a view whose own type a source does not name.
    func isView(_ type: TypeID, in scope: Scope) -> Bool {
        let program = scope.program
        switch program[type].kind {
        case .some(let constraint): return program.text(of: constraint) == "View"
        case .name(let name, _): return conforms(name.text, to: "View", in: scope)
        default: return false
        }
    }

    /// Whether a type that a name stands for conforms to a protocol.
    func conforms(_ name: String, to constraint: String, in scope: Scope) -> Bool {
        let type = candidates(for: name, in: scope).map(engine.resolved).first { engine[$0] != nil }
        return type.map { engine.refines($0, constraint) } ?? false
    }

    /// The protocol of an argument that keeps its own type in the call; nil for other types.
    func opened(_ type: TypeID, in scope: Scope) -> String? {
        let program = scope.program
        let constraint: String? =
            switch program[type].kind {
            case .some(let constraint): program.text(of: constraint)
            case .name(let name, let arguments) where arguments.isEmpty:
                scope.generics.first { $0.name.text == name.text && !$0.isPack }
                    .flatMap { $0.inherited.map { program.text(of: $0) } }
            default: nil
            }
        return constraint.flatMap { wrappers[$0] == nil ? nil : $0 }
    }

    func isReplaceable(_ type: String) -> Bool {
        replaceable.contains(type) || type.hasSuffix("?") || type.hasPrefix("[")
    }

    /// The type of the elements of a binding that a row can have; nil for another type.
    func binding(_ type: TypeID, in scope: Scope) -> String? {
        guard case .name(let name, let arguments) = scope.program[type].kind, name.text == "Binding",
            arguments.count == 1, let wrapped = value(arguments[0], in: scope),
            replaceable.contains(wrapped), !wrapped.hasPrefix("Any")
        else { return nil }
        return wrapped
    }
}

extension StyleProgram {
    /// The first property among the members of a type that is a value of a protocol, and the protocol.
    fileprivate func existential(among members: [StatementID]) -> (property: String, constraint: String)? {
        for member in members {
            guard case .declaration(let number) = self[member].kind,
                case .variable(let variable) = self[number].kind, !self[number].has("private"),
                let binding = variable.bindings.first, let type = binding.type,
                case .any(let constraint) = self[type].kind,
                case .binding(let name, _) = self[binding.pattern].kind
            else { continue }
            return (name.text, text(of: constraint))
        }
        return nil
    }
}

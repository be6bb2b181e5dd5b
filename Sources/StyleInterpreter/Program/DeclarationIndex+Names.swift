import StyleBridge
import StyleRuntime
import StyleSyntax

extension DeclarationIndex {
    /// Whether a name is that of a module of the project, and of no type.
    func isModule(_ name: Name) -> Bool {
        program.source.modules.contains(name.text) && type(named: name.text, from: name.place) == nil
    }

    /// The type of a name that a file can see at its top.
    func type(named name: String, from place: SourcePlace) -> TypeInfo? {
        typesByName.value(name, from: files.file(of: place), in: files)
    }

    /// The type that an alias of a name stands for.
    func alias(named name: String, from place: SourcePlace) -> TypeID? {
        aliases.value(name, from: files.file(of: place), in: files)
    }

    /// The constant or variable of a name.
    func global(named name: String, from place: SourcePlace) -> GlobalInfo? {
        globals.value(name, from: files.file(of: place), in: files)
    }

    /// The functions of a name; nil if there is none.
    func functions(named name: String, from place: SourcePlace) -> [FunctionInfo]? {
        functions.functions(name, from: files.file(of: place), in: files)
    }

    /// The name under which the members of extensions of a type that the source does not declare are found.
    func extensionKey(of name: String) -> String {
        let bridge = Bridge.standard
        guard bridge.protocols[name] == nil,
            case .engine(let engine)? = (bridge.typeNames[name] ?? bridge.typeNames[name.withoutSwiftUI])?
                .kind
        else { return name }
        return engine.name
    }

    /// The type of a name, which may be nested, also in an extension: `Theme.Colors`, `Color.Brand`.
    func find(_ name: String, from place: SourcePlace) -> TypeInfo? {
        var parts = name.split(separator: ".").map(String.init)
        guard !parts.isEmpty else { return nil }
        let first = parts.removeFirst()
        var known = type(named: first, from: place)
        if known == nil, let second = parts.first {
            known = extensions[extensionKey(of: first)]?.types[second]
            parts.removeFirst()
        }
        guard var info = known else { return nil }
        for part in parts {
            guard let next = info.nested[part] else { return nil }
            info = next
        }
        return info
    }
}

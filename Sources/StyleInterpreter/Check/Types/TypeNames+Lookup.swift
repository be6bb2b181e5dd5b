import StyleBridge
import StyleRuntime
import StyleSyntax

// The types that names mean: where they stand, and as members of other types.
extension TypeNames {
    /// A type that a name means where it stands: a generic parameter, a nested type, one of the file.
    func lexicalType(_ identifier: Name, in scope: Scope) -> StyleType? {
        let name = identifier.text
        if let generic = scope.root.generics[name] ?? scope.generics[name] { return generic }
        var owner = scope.root.owner
        while let info = owner {
            if info.name == name { return generics.selfType(of: info) }
            if let nested = info.nested[name] { return generics.selfType(of: nested) }
            if let alias = info.aliases[name] { return type(ofAlias: name, to: alias, in: scope) }
            if let generic = info.generics[name] { return generic }
            if let associated = associatedType(name, of: info) { return associated }
            if let extended = info.extended, let type = typeOfExtension(name, of: [extended], in: scope) {
                return type
            }
            owner = info.outer
        }
        if scope.root.owner == nil, let extended = scope.root.selfType,
            let type = typeOfExtension(name, of: memberLookup.owners(of: extended), in: scope)
        {
            return type
        }
        if case .any(let extended, _)? = (scope.root.selfType ?? scope.selfType)?.kind,
            let configuration = configurationType(name, of: [extended.name])
        {
            return configuration
        }
        if case .engine(let extended)? = (scope.root.selfType ?? scope.selfType)?.kind,
            isGenericView(name, of: extended)
        {
            return .view
        }
        if let info = checker.index.type(named: name, from: identifier.place) {
            return .declared(info.number)
        }
        if let alias = checker.index.alias(named: name, from: identifier.place) {
            return type(ofAlias: name, to: alias, in: scope)
        }
        // Behind the types of the file: an associated type may follow from a property whose type is one of them.
        if let owner = scope.root.owner,
            let associated = associatedTypes.associatedTypeOfSource(name, of: owner)
        {
            return associated
        }
        return resourceNames.resourceType(name)
    }

    /// A type that an extension of one of some types or protocols declares.
    private func typeOfExtension(_ name: String, of extended: [String], in scope: Scope) -> StyleType? {
        for owner in extended {
            guard let table = checker.index.extensions[owner] else { continue }
            if let info = table.types[name] { return .declared(info.number) }
            if let alias = table.aliases[name] { return type(ofAlias: name, to: alias, in: scope) }
        }
        return nil
    }

    /// The type of a name that is declared inside of a type, or in an extension of it.
    func nestedType(_ name: String, of type: StyleType, in scope: Scope) -> StyleType? {
        if let number = type.declaredNumber {
            let info = checker.index.types[number]
            if let nested = info.nested[name] { return generics.selfType(of: nested) }
            if let alias = info.aliases[name] { return self.type(ofAlias: name, to: alias, in: scope) }
        }
        if case .engine(let engine) = type.kind, let inner = bridge.typeNames["\(engine.name).\(name)"] {
            return inner
        }
        return typeOfExtension(name, of: memberLookup.owners(of: type), in: scope)
    }

    /// A type in an extension of something that the source does not declare; nil for other members.
    func nestedType(_ name: String, of external: External) -> StyleType? {
        (checker.index.extensions[external.name]?.types[name]).map { .declared($0.number) }
    }

    /// Whether a name is that of a generic parameter of a view of the engine, which means a view in its extensions.
    private func isGenericView(_ name: String, of engine: EngineType) -> Bool {
        switch name {
        case "Title", "Icon": engine == .label
        case "Label", "Content", "Destination":
            bridge.conforms(engine, to: .view) && !bridge.conforms(engine, to: .shape) && engine.name != name
                && ![.image, .text, .color, .spacer, .divider, .emptyView].contains(engine)
        default: false
        }
    }

    /// A type that a protocol of the engine gives to the types that conform to it.
    private func associatedType(_ name: String, of info: TypeInfo) -> StyleType? {
        switch name {
        case "Configuration": return configurationType(name, of: info.protocols)
        case "Content":
            let modifiers = ["ViewModifier", "AnimatableModifier", "Transition", "PreviewModifier"]
            if modifiers.contains(where: info.protocols.contains) { return .engine(.viewModifierContent) }
        case "Context":
            guard info.protocols.contains("PreviewModifier") else { break }
            guard let function = info.members.staticFunctions["makeSharedContext"]?.first else {
                return .void
            }
            signatures.resolveSignature(function)
            return function.result
        case "Subviews", "Cache":
            if info.protocols.contains("Layout") { return associatedTypes.layoutType(name, of: info) }
        case "Value":
            let keys = ["EnvironmentKey", "PreferenceKey", "LayoutValueKey"]
            if keys.contains(where: info.protocols.contains) {
                return memberLookup.staticValue("defaultValue", of: info, at: info.place)?.type
            }
        default: break
        }
        return nil
    }

    /// The configuration of a style that conforms to one of some protocols.
    private func configurationType(_ name: String, of protocols: [String]) -> StyleType? {
        guard name == "Configuration" else { return nil }
        return DeclarationCheck.styleProtocols.first(where: protocols.contains).flatMap(Self.configuration)
    }

    /// The configuration of the styles of a protocol.
    private static func configuration(of style: String) -> StyleType? {
        EngineType(named: "\(style)Configuration").map(StyleType.engine)
    }

    func memberType(
        _ base: TypeID,
        named name: Name,
        with arguments: [TypeID],
        in scope: Scope
    ) -> StyleType {
        // A publisher of what another one sends: `Publishers.Autoconnect<Timer.TimerPublisher>`.
        if name.text == "Autoconnect", let upstream = arguments.first { return type(upstream, in: scope) }
        let type = memberType(base, named: name, in: scope)
        return arguments.isEmpty
            ? type : generics.applied(type, to: arguments.map { self.type($0, in: scope) })
    }

    private func memberType(_ base: TypeID, named name: Name, in scope: Scope) -> StyleType {
        let baseName = program.typeName(base)
        if name.text == "Configuration" {
            if baseName.hasSuffix("PrimitiveButtonStyle") {
                return .engine(.primitiveButtonStyleConfiguration)
            }
            if baseName.hasSuffix("ButtonStyle"), checker.index.type(named: baseName, from: name.place) == nil
            {
                return .engine(.buttonStyleConfiguration)
            }
            if DeclarationCheck.styleProtocols.contains(baseName),
                checker.index.type(named: baseName, from: name.place) == nil,
                let configuration = Self.configuration(of: baseName)
            {
                return configuration
            }
        }
        if case .name(let module, _) = program[base].kind, checker.index.isModule(module),
            let type = lexicalType(name, in: scope)
        {
            return type
        }
        if baseName == "SwiftUI" || baseName == "Swift" || baseName == "UIKit" {
            if let type = bridge.typeNames[name.text] { return type }
            if let constraint = bridge.engineProtocol(named: name.text) { return .any(constraint) }
        }
        if name.text == "Type" { return .metatype(type(base, in: scope)) }
        if let type = bridge.typeNames["\(baseName).\(name.text)"] { return type }
        if let type = typeOfExtension(name.text, of: [baseName], in: scope) { return type }
        let outer = type(base, in: scope)
        if let nested = nestedType(name.text, of: outer, in: scope) { return nested }
        switch outer.kind {
        case .declared(let number):
            let info = checker.index.types[number]
            if let associated = associatedType(name.text, of: info) { return associated }
            if let associated = associatedTypes.associatedTypeOfSource(name.text, of: info) {
                return associated
            }
        case .unknown: return .unknown
        default:
            if let element = generics.elementTypes(of: outer)[name.text] { return element }
        }
        if !checker.replacesExternalNames {
            checker.report(.noMemberType(name.text, of: baseName), at: name.place)
        }
        return .unknown
    }
}

import StyleBridge
import StyleRuntime
import StyleSyntax

/// Classes and the protocols of the source: what they inherit, and which function runs for a call.
struct Inheritance: CheckPart {
    let checker: Checker

    /// The number of classes above a class, and of protocols of a type: each of them is in the tables of the type.
    private static let inheritanceLimit = 100

    /// Finds the superclasses, and adds to each type the protocols that its own protocols and superclasses bring.
    func resolveInheritance() {
        let types = checker.index.types
        resolveInheritance(of: types)
        for info in types where info.isClass { resolveArgumentsOfSuperclass(of: info) }
        types.forEach(numberFields)
    }

    /// Resolves the types inside of an instance of a generic type.
    func resolve(typesInside types: [TypeInfo]) {
        for info in types { declarations.resolveDeclaration(of: info) }
        resolveInheritance(of: types)
        types.forEach(numberFields)
    }

    private func resolveInheritance(of types: [TypeInfo]) {
        for info in types where info.isClass {
            info.superclass =
                info.protocols.lazy.compactMap { name -> StyleType? in
                    if let other = checker.index.type(named: name, from: info.place), other.isClass {
                        return .declared(other.number)
                    }
                    return EngineType(named: name).flatMap {
                        self.bridge.conforms($0, to: .anyObject) ? .engine($0) : nil
                    }
                }.first
        }
        for info in types where info.isClass { checkSuperclasses(of: info) }
        // Those that inherit from a type with too many have too many, too.
        for info in types where !resolveProtocols(of: info) {
            info.messages.add(
                checker.error(.tooManyProtocols(of: info.name, limit: Self.inheritanceLimit), at: info.place)
            )
        }
    }

    /// Finds the instance that is the superclass of a class: that of `class Settings: Store<Int>`.
    private func resolveArgumentsOfSuperclass(of info: TypeInfo) {
        guard let number = info.superclass?.declaredNumber, info.generic == nil,
            !checker.index.types[number].declaration.generics.parameters.isEmpty,
            let written = info.declaration.inherited.first(where: {
                program.typeName($0) == checker.index.types[number].name
            })
        else { return }
        let scope = Scope(owner: info, selfType: nil, isStatic: true, generics: [:], context: 0)
        let result = checker.attempt { typeNames.type(written, in: scope) }
        if case .declared = result.value.kind { info.superclass = result.value }
    }

    /// Gives the stored properties of a class their positions behind those of its superclasses.
    func numberFields(of info: TypeInfo) {
        guard info.isClass else { return }
        let first = lineage(of: info.number).dropFirst().reduce(0) { $0 + $1.fields.count }
        for (position, field) in info.fields.enumerated() { field.index = first + position }
    }

    /// Leaves a class without a superclass if it inherits from itself, or from too many classes.
    private func checkSuperclasses(of info: TypeInfo) {
        var seen: Set<Int> = []
        var current = info
        while let next = current.superclass?.declaredNumber {
            guard next != info.number else {
                info.messages.add(checker.error(.inheritsFromItself(info.name), at: info.place))
                info.superclass = nil
                return
            }
            // A cycle above the class is the fault of another one.
            guard seen.insert(next).inserted else { return }
            guard seen.count <= Self.inheritanceLimit else {
                info.messages.add(
                    checker.error(
                        .tooManySuperclasses(of: info.name, limit: Self.inheritanceLimit),
                        at: info.place
                    )
                )
                info.superclass = nil
                return
            }
            current = checker.index.types[next]
        }
    }

    /// Adds the protocols that the protocols and the superclasses of a type bring; returns whether they are within the
    /// limit, up to which it has them.
    private func resolveProtocols(of info: TypeInfo) -> Bool {
        var names = info.protocols
        var known = Set(names)
        var position = 0
        while position < names.count, names.count <= Self.inheritanceLimit {
            if let other = checker.index.type(named: names[position], from: info.place),
                other.isProtocol || other.isClass
            {
                for name in other.protocols where known.insert(name).inserted { names.append(name) }
            }
            position += 1
        }
        info.protocols = Array(names.prefix(Self.inheritanceLimit))
        return names.count <= Self.inheritanceLimit
    }

    /// A type and its superclasses of the source, nearest first.
    func lineage(of number: Int) -> [TypeInfo] {
        var result = [checker.index.types[number]]
        while let next = result[result.count - 1].superclass?.declaredNumber,
            !result.contains(where: { $0.number == next })
        {
            result.append(checker.index.types[next])
        }
        return result
    }

    /// The class of the engine that a class extends in the end; nil if there is none.
    func engineClass(of info: TypeInfo) -> EngineType? {
        if case .engine(let type)? = lineage(of: info.number).last?.superclass?.kind { type } else { nil }
    }

    /// The protocols of the source to which a type conforms.
    func sourceProtocols(of info: TypeInfo) -> [TypeInfo] {
        info.protocols.compactMap { name in
            checker.index.type(named: name, from: info.place).flatMap {
                $0.isProtocol && $0 !== info ? $0 : nil
            }
        }
    }

    /// Whether a type of the source is another one, inherits from it, is an instance of it, or conforms to it.
    func inherits(_ number: Int, from other: Int) -> Bool {
        let info = checker.index.types[other]
        return info.isProtocol
            ? checker.index.types[number].protocols.contains(info.name)
            : lineage(of: number).contains { $0.number == other || $0.generic?.number == other }
    }

    /// Whether values of a type are references.
    func isReference(_ type: StyleType) -> Bool {
        switch type.unwrapped.kind {
        case .declared(let number): checker.index.types[number].isClass
        case .engine(let engine): bridge.conforms(engine, to: .anyObject)
        default: false
        }
    }

    /// Whether another function can run in place of one.
    func canBeOverridden(_ info: FunctionInfo) -> Bool {
        guard let owner = info.owner, !info.isStatic else { return false }
        if owner.isClass {
            // A generic function is checked for the types of its calls, unless an override is to be found by its key.
            if !info.genericClause.parameters.isEmpty, !checker.overrideKeys.contains(info.dispatchKey) {
                return false
            }
            // Overloads that differ by their types alone have one key, which is that of an override.
            let overloads = owner.members.functions[info.name] ?? []
            return overloads.allSatisfy { $0 === info || $0.dispatchKey != info.dispatchKey }
        }
        guard owner.isProtocol else { return false }
        // A function of an extension that is bound to a type is that of this type.
        if let number = info.selfType?.declaredNumber, !checker.index.types[number].isProtocol {
            return false
        }
        return ([owner] + sourceProtocols(of: owner)).contains { type in
            (type.members.functions[info.name] ?? []).contains {
                $0.isRequirement && $0.dispatchKey == info.dispatchKey
            }
        }
    }

    // MARK: Tables

    func dispatchTable(of info: TypeInfo) -> [String: Int] {
        if let known = checker.dispatchTables[info.number] { return known }
        let table = makeDispatchTable(of: info)
        checker.dispatchTables[info.number] = table
        return table
    }

    private func makeDispatchTable(of info: TypeInfo) -> [String: Int] {
        let protocols = sourceProtocols(of: info)
        guard info.isClass || info.isProtocol || !protocols.isEmpty else { return [:] }
        var table: [String: Int] = [:]
        for type in lineage(of: info.number) + protocols {
            // The tables grow with the product of types and functions; an entry is as much as several expressions.
            let count = type.initializers.count + type.members.functions.count
            if type !== info, !checker.countWork(4 * count, at: info.place) { break }
            if info.isClass {
                for function in type.initializers where table[function.dispatchKey] == nil {
                    table[function.dispatchKey] = function.number
                }
            }
            // The only static member that UIKit asks a class for.
            if let layerClass = type.members.staticFunctions["layerClass"]?.first(where: \.isProperty),
                table["layerClass"] == nil
            {
                table["layerClass"] = layerClass.number
            }
            let functions = type.members.functions.values.joined().map {
                associatedTypes.bound($0, of: type, to: .declared(info.number))
            }
            for function in functions.filter(\.isOverride) + functions.filter({ !$0.isOverride })
            where !function.isRequirement {
                // A stored property comes before the default implementation of a protocol.
                if type.isProtocol, function.isProperty,
                    storedProperties.field(function.name, of: .declared(info.number)) != nil
                {
                    continue
                }
                if table[function.dispatchKey] == nil { table[function.dispatchKey] = function.number }
                if let setter = function.setter, table[setter.dispatchKey] == nil {
                    table[setter.dispatchKey] = setter.number
                }
            }
        }
        return table
    }

    func observers(of info: TypeInfo) -> [String: [PropertyObserver]] {
        var result: [String: [PropertyObserver]] = [:]
        for type in lineage(of: info.number) {
            for (name, observers) in type.observers {
                result[name, default: []] += observers.map {
                    PropertyObserver(function: $0.function.number, isBefore: $0.isBefore)
                }
            }
        }
        return result
    }

    /// The type of a property that an observer observes.
    func observedType(of property: String, _ info: FunctionInfo) -> StyleType {
        guard let owner = info.owner else { return .unknown }
        let type = StyleType.declared(owner.number)
        if let (field, declaring) = storedProperties.field(property, of: type) {
            return signatures.fieldType(field, of: declaring)
        }
        for tier in memberLookup.members(property, of: type) {
            if let member = tier.first(where: \.isProperty) { return member.result }
        }
        checker.report(.noOverride("property"), at: info.place)
        return .unknown
    }

    // MARK: Conformances and overrides

    func checkConformances(of info: TypeInfo) {
        guard !info.isProtocol else { return }
        if isOfPlatform(info) { return notePlatformView(info) }
        let table = dispatchTable(of: info)
        for type in sourceProtocols(of: info) {
            for requirement in type.members.functions.values.joined() where requirement.isRequirement {
                let isStored =
                    requirement.isProperty
                    && storedProperties.field(requirement.name, of: .declared(info.number)) != nil
                guard table[requirement.dispatchKey] == nil, !isStored else { continue }
                checker.report(
                    .noConformance(of: info.name, to: type.name, missing: requirement.dispatchKey),
                    at: info.place
                )
            }
        }
        checkBody(of: info)
        guard info.isClass else { return }
        if let engine = engineClass(of: info), !Self.classesToExtend.contains(engine) {
            checker.report(.undrawnSubclass(of: engine.name), at: info.place)
        }
        for functions in info.members.functions.values {
            for function in functions where function.isOverride { checkOverride(function, of: info) }
        }
    }

    /// The classes of the engine of which a source can have subclasses.
    private static let classesToExtend: [EngineType] = [.uiButton, .uiView, .uiViewController, .nsObject]

    /// Reports a type without the body that a protocol of SwiftUI requires.
    private func checkBody(of info: TypeInfo) {
        let requirements = [
            "ButtonStyle": "makeBody(configuration:)", "PrimitiveButtonStyle": "makeBody(configuration:)",
            "LabelStyle": "makeBody(configuration:)", "ToggleStyle": "makeBody(configuration:)",
            "MenuStyle": "makeBody(configuration:)", "View": "body", "ViewModifier": "body(content:)",
            "Shape": "path(in:)", "AnimatableModifier": "body(content:)",
            "MultiViewRoot": "body(children:)", "UnaryViewRoot": "body(children:)",
            "GeometryEffect": "effectValue(size:)", "Transition": "body(content:phase:)",
            "Layout": "sizeThatFits(proposal:subviews:cache:)",
        ]
        let owners = lineage(of: info.number) + sourceProtocols(of: info)
        for name in info.protocols {
            guard let requirement = requirements[name] else { continue }
            let member = String(requirement.prefix { $0 != "(" })
            let isDeclared = owners.contains { owner in
                owner.members.functions[member] != nil || owner.fields.contains { $0.name == member }
            }
            guard !isDeclared else { continue }
            checker.report(.noConformance(of: info.name, to: name, missing: requirement), at: info.place)
        }
    }

    /// Reports an override of something that neither the superclasses nor UIKit have.
    private func checkOverride(_ function: FunctionInfo, of info: TypeInfo) {
        let above = lineage(of: info.number).dropFirst()
        if above.contains(where: { type in
            (type.members.functions[function.name] ?? []).contains { $0.dispatchKey == function.dispatchKey }
                || function.isProperty && type.fields.contains { $0.name == function.name }
        }) {
            return
        }
        let what = function.isProperty ? "property" : "method"
        guard let engine = engineClass(of: info) else {
            if hasOutsideSuperclass(info) {
                function.isNeverCalled = true
            } else {
                checker.report(.noOverride(what), at: function.place)
            }
            return
        }
        let owners = bridge.memberOwners(of: engine.name)
        if owners.contains(where: { bridge.members[$0]?[function.name] != nil }) { return }
        let names = owners.flatMap { bridge.members[$0]?.keys.map { $0 } ?? [] }
        let isOfApple = externalNames.appleMember(function.name, of: .declared(info.number)) != nil
        if !isOfApple, let known = spelling.suggestion(for: function.name, among: names) {
            checker.report(.noOverride(what), at: function.place, suggestion: known)
        } else {
            function.isNeverCalled = true
            checker.diagnostics.append(
                Diagnostic(.warning, .neverCalled(function.name), at: function.place, in: program.source)
            )
        }
    }

    /// Whether a class may inherit from one that is neither in the source nor in the engine: `NSDocument`.
    private func hasOutsideSuperclass(_ info: TypeInfo) -> Bool {
        guard checker.replacesExternalNames, let root = lineage(of: info.number).last else { return false }
        return root.declaration.inherited.contains { inherited in
            let name = program.typeName(inherited)
            return checker.index.type(named: name, from: root.place) == nil && bridge.protocols[name] == nil
                && bridge.typeNames[name] == nil
        }
    }

    // MARK: Lazy properties
}

import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The members of values and types by their names.
struct MemberLookup: CheckPart {
    let checker: Checker

    /// A member of a value; nil if the type has none of this name.
    func memberValue(
        _ name: String,
        of type: StyleType,
        receiver: Typed,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed? {
        if let (field, info) = storedProperties.field(name, of: type) {
            let member = storedProperties.readField(field, of: info)
            var typed = Typed(
                member.type,
                external: member.type.isUnknown ? External(name) : nil,
                MemberValue(name: name, receiver: receiver, member: member.reading)
            )
            typed.isImplicitlyUnwrapped = signatures.isImplicitlyUnwrapped(field.typeID)
            return typed
        }
        if let wrapper = propertyWrappers.storedWrapper(named: name, of: type, on: receiver) {
            return wrapper
        }
        if name.hasPrefix("$"), let (field, info) = storedProperties.field(String(name.dropFirst()), of: type)
        {
            return propertyWrappers.projection(of: field, owner: info, on: receiver) ?? publisher(name)
        }
        if case .tuple(let elements) = type.kind,
            let position = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
            elements.indices.contains(position)
        {
            return Typed(
                elements[position].type,
                MemberValue(name: name, receiver: receiver, member: .tupleElement(position))
            )
        }
        if let raw = rawValue(name, of: type) {
            return Typed(raw.type, MemberValue(name: name, receiver: receiver, member: raw.reading))
        }
        if type == .engine(.environmentValues),
            let declared = sourceEnvironment.declaredEnvironmentValue(name)
        {
            return Typed(
                declared.type,
                DeclaredEnvironmentMember(environment: receiver, declared: declared)
            )
        }
        for tier in members(scopedName(name, of: type, at: place), of: type) {
            if let property = tier.first(where: \.isProperty) {
                var value = callables.read(property, on: receiver)
                if signatures.isImplicitlyUnwrapped(property, of: type) { value.isImplicitlyUnwrapped = true }
                return value
            }
            if let method = tier.first { return callables.functionValue(method, receiver: receiver) }
        }
        if name == "objectWillChange", case .declared = type.kind { return publisher(name) }
        return nil
    }

    /// The publisher of a property, or of an object; nobody waits for what it sends after a picture is drawn.
    private func publisher(_ name: String) -> Typed? {
        guard checker.replacesExternalNames else { return nil }
        return Typed(.unknown, external: External(name), Constant.none)
    }

    /// The code that reads a member of a value, for key paths.
    func readMember(_ name: String, of type: StyleType) -> ReadableMember? {
        if let (field, info) = storedProperties.field(name, of: type) {
            return storedProperties.readField(field, of: info)
        }
        if case .tuple(let elements) = type.kind,
            let position = elements.firstIndex(where: { $0.label == name })
                ?? Int(name).flatMap({ elements.indices.contains($0) ? $0 : nil })
        {
            return ReadableMember(type: elements[position].type, reading: .tupleElement(position))
        }
        if let raw = rawValue(name, of: type) { return raw }
        for tier in members(name, of: type) {
            guard let property = tier.first(where: \.isProperty) else { continue }
            return ReadableMember(
                type: property.result.substituting(property.variables),
                reading: .property(property.target)
            )
        }
        return nil
    }

    /// The raw value of a case of an enumeration of the source; nil for other names and types.
    private func rawValue(_ name: String, of type: StyleType) -> ReadableMember? {
        guard name == "rawValue", let number = type.declaredNumber,
            let raw = checker.index.types[number].rawType
        else { return nil }
        return ReadableMember(type: raw, reading: .rawValue)
    }

    /// A static member of a type; nil if it has none of this name.
    func staticMember(_ name: String, of type: StyleType, at place: SourcePlace, in scope: Scope) -> Typed? {
        if name == "self" { return Typed(.metatype(type), Constant.metatype(type)) }
        for tier in statics(name, of: type) {
            if let property = tier.first(where: \.isProperty) { return callables.read(property, on: nil) }
            if let function = tier.first { return callables.functionValue(function, receiver: nil) }
        }
        return typeNames.nestedType(name, of: type, in: scope).map {
            Typed(.metatype($0), Constant.metatype($0))
        }
    }

    func resolveMember(
        of base: ExpressionID,
        named member: Name,
        as expected: StyleType?,
        in scope: Scope,
        base implicitBase: StyleType?
    ) -> Typed {
        let place = member.place
        if case .identifier(let module, _) = program[base].kind,
            ["SwiftUI", "Swift", "UIKit"].contains(module.text) || checker.index.isModule(module),
            scope.find(module.text) == nil
        {
            if !checker.index.isModule(module), let type = bridge.typeNames[member.text] {
                return Typed(.metatype(type), Constant.metatype(type))
            }
            return identifiers.resolveIdentifier(member, as: expected, in: scope)
        }
        if classMembers.isSuper(base), let value = classMembers.superMember(member.text, in: scope) {
            return value
        }
        if let value = resourceNames.resourceMember(of: base, named: member, base: implicitBase, in: scope) {
            return value
        }
        let receiver = expressions.resolve(base, as: nil, in: scope, base: implicitBase)
        if let external = receiver.external, receiver.type.isUnknown {
            if let value = externalNames.settledMember(external, named: member, in: scope) { return value }
            if let type = typeNames.nestedType(member.text, of: external) {
                return Typed(.metatype(type), Constant.metatype(type))
            }
            return Typed(.unknown, external: external.member(member.text), receiver.operation)
        }
        if member.text == "self" { return receiver }
        switch receiver.type.kind {
        case .unknown: return receiver
        case .metatype(let type):
            if member.text == "init", case .function(let function)? = expected?.unwrapped.kind,
                let callable = initializer(of: type, for: function)
            {
                return callables.functionValue(callable, receiver: nil)
            }
            if let value = staticMember(member.text, of: type, at: place, in: scope) { return value }
            if type.isUnknown {
                return Typed(.unknown, external: External(member.text), receiver.operation)
            }
            if let unsupported = externalNames.unsupportedMember(member.text, of: type) { return unsupported }
            // A constant of a package that finds its resources, `Bundle.ownResources`: those of the project are known.
            if checker.replacesExternalNames, type == .engine(.bundle) {
                return Typed(type, Sample(type: type, makeValue: { Bundle.own.bridged }))
            }
            return externalNames.external(
                "\(checker.name(of: type)).\(member.text)",
                at: place,
                message: .noStaticMember(of: checker.name(of: type), member.text),
                among: staticNames(of: type),
                likelyType: type
            )
        default:
            if let value = memberValue(
                member.text,
                of: receiver.type,
                receiver: receiver,
                at: place,
                in: scope
            ) {
                return value
            }
            if let bound = boundMember(member, of: receiver, in: scope) { return bound }
            if let unwrapped = conversions.implicitlyUnwrapped(receiver, at: program[base].place),
                let value = memberValue(
                    member.text,
                    of: unwrapped.type,
                    receiver: unwrapped,
                    at: place,
                    in: scope
                )
            {
                return value
            }
            if receiver.type.isOptional,
                memberValue(
                    member.text,
                    of: receiver.type.unwrapped,
                    receiver: receiver,
                    at: place,
                    in: scope
                )
                    != nil
            {
                return checker.fail(
                    .optionalMember(of: checker.name(of: receiver.type), member.text),
                    at: place
                )
            }
            // An unknown property of a view changes nothing.
            if checker.replacesExternalNames, conversions.isAnyView(receiver.type) {
                checker.standIns.append(StandIn(name: member.text, place: place, type: "View", kind: .fixed))
                return receiver
            }
            if isOutsideEnumeration(receiver.type) { return outsideMember(member, of: base) }
            if let dynamic = dynamicMember(member, of: base, on: receiver) { return dynamic }
            var typed = noMember(member, of: receiver.type, at: place)
            typed.external?.original = (receiver.type, receiver.operation)
            return typed
        }
    }

    /// Whether a value of the engine is of another type of the engine than the one whose member it shall be.
    private func isOfOtherType(_ type: StyleType, than expected: StyleType) -> Bool {
        guard case .engine = type.kind, case .engine = expected.kind else { return false }
        return !conversions.fits(type, as: expected)
    }

    /// Whether a type is an enumeration that is not in the source.
    func isOutsideEnumeration(_ type: StyleType) -> Bool {
        guard let number = type.unwrapped.declaredNumber else { return false }
        return checker.index.types[number].isOutside
    }

    /// A member that the source does not declare, of a value whose type it does not declare either.
    func outsideMember(_ member: Name, of base: ExpressionID) -> Typed {
        .external(External("\(externalNames.sourceName(base)).\(member.text)"))
    }

    /// Notes that the source names an enumeration without declaring it.
    func noteOutside(_ type: StyleType, at place: SourcePlace) {
        guard isOutsideEnumeration(type) else { return }
        checker.standIns.append(
            StandIn(name: checker.name(of: type.unwrapped), place: place, type: "enumeration", kind: .fixed)
        )
    }

    /// The message about a member that a value does not have.
    func noMember(_ member: Name, of type: StyleType, at place: SourcePlace) -> Typed {
        if type == .engine(.primitiveButtonStyleConfiguration), member.text == "isPressed" {
            return checker.fail(.pressOfPrimitiveStyle, at: place)
        }
        if let unsupported = externalNames.unsupportedMember(member.text, of: type) { return unsupported }
        let message = CheckMessage.noMember(of: checker.name(of: type), member.text)
        let names = memberNames(of: type)
        let known =
            checker.replacesExternalNames
            ? spelling.misspelling(of: member.text, among: names)
            : spelling.suggestion(for: member.text, among: names)
        return known == nil && !isEngineValue(type)
            ? externalNames.external(member.text, at: place, message: message)
            : checker.fail(message, at: place, suggestion: known)
    }

    /// The initializer of a type that takes the parameters of a function.
    private func initializer(of type: StyleType, for function: StyleType.Function) -> Callable? {
        records.initializers(of: type).first { callable in
            callable.parameters.count == function.parameters.count
                && zip(callable.parameters, function.parameters).allSatisfy {
                    conversions.fits($1.type, as: $0.type)
                }
        }
    }

    private func isEngineValue(_ type: StyleType) -> Bool {
        switch type.kind {
        case .engine(.color), .engine(.font), .engine(.uiColor), .engine(.uiFont), .engine(.string),
            .engine(.double), .engine(.int), .engine(.image):
            false
        // Projects extend types of the engine, but hardly what a style is given.
        case .engine(let engine)
        where checker.replacesExternalNames && !engine.name.hasSuffix("Configuration"): false
        // Likewise the classes of UIKit that classes of the source inherit from.
        case .declared(let number)
        where checker.replacesExternalNames && inheritance.engineClass(of: checker.index.types[number]) != nil:
            false
        case .declared(let number) where checker.replacesExternalNames && inheritsFromOutside(number): false
        case .engine, .declared: !conversions.conforms(type, to: .view)
        default: false
        }
    }

    /// Whether a type has members that the source does not show: of a superclass or a protocol from elsewhere, or those
    /// that a protocol of the source only passes on to the types that conform to it.
    private func inheritsFromOutside(_ number: Int) -> Bool {
        let parents =
            inheritance.lineage(of: number) + inheritance.sourceProtocols(of: checker.index.types[number])
        return parents.contains { info in
            info.protocols.contains { typeNames.isUndeclared($0, from: info.place) }
                || info.isProtocol && info.protocols.contains("Identifiable")
        }
    }

    func resolveImplicitMember(_ member: Name, as expected: StyleType?, in scope: Scope) -> Typed {
        guard let expected, !expected.isUnknown else {
            return checker.replacesExternalNames && expected != nil
                ? .external(External(member.text))
                : checker.fail(.memberWithoutBase(member.text), at: member.place)
        }
        for type in expected.isOptional ? [expected.unwrapped, expected] : [expected] {
            guard let value = staticMember(member.text, of: type, at: member.place, in: scope) else {
                continue
            }
            // `.red` is no gradient, though a color is found under the protocol of both.
            if checker.replacesExternalNames, isOfOtherType(value.type, than: type) { continue }
            return value
        }
        if let value = resourceNames.resourceMember([member.text], of: expected, at: member.place)
            ?? localizedTexts.textMember([member.text], of: expected, at: member.place)
        {
            return value
        }
        if expected.isOptional, member.text == "none" {
            return Typed(expected, Constant.none)
        }
        if expected.hasVariable {
            return checker.replacesExternalNames
                ? .external(External(member.text))
                : checker.fail(.memberWithoutBase(member.text), at: member.place)
        }
        return externalNames.external(
            member.text,
            at: member.place,
            message: .noStaticMember(of: checker.name(of: expected.unwrapped), member.text),
            among: staticNames(of: expected.unwrapped)
        )
    }

    /// A static property of a type of the source.
    func staticValue(_ name: String, of info: TypeInfo, at place: SourcePlace) -> Typed? {
        if let global = info.members.globals[name] { return signatures.value(of: global) }
        guard let function = info.members.staticFunctions[name]?.first, function.isProperty else {
            return nil
        }
        signatures.resolveSignature(function)
        return Typed(function.result ?? .unknown, Reading(name: name, target: .function(function)))
    }
}

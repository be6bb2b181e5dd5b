import StyleSyntax
import ViewEngine

extension Checker {
    /// A member of a value; nil if the type has none of this name.
    func memberValue(
        _ name: String,
        of type: StyleType,
        receiver: Typed,
        at place: SourcePlace,
        _ scope: Scope
    ) -> Typed? {
        if let (field, info) = field(name, of: type) {
            let member = readField(field, of: info)
            return Typed(
                member.type,
                external: member.type.isUnknown ? External(name) : nil,
                MemberValue(name: name, receiver: receiver, member: member.reading)
            )
        }
        if name.hasPrefix("$"), let (field, info) = field(String(name.dropFirst()), of: type) {
            return projection(of: field, info, receiver)
        }
        if case .tuple(let elements) = type,
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
        for tier in members(name, of: type) {
            if let property = tier.first(where: \.isProperty) { return read(property, receiver) }
            if let method = tier.first { return functionValue(method, receiver: receiver) }
        }
        return nil
    }

    /// The code that reads a member of a value, for key paths.
    func readMember(_ name: String, of type: StyleType) -> ReadableMember? {
        if let (field, info) = field(name, of: type) { return readField(field, of: info) }
        if case .tuple(let elements) = type, let position = elements.firstIndex(where: { $0.label == name }) {
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
        guard name == "rawValue", case .declared(let number) = type, let raw = index.types[number].rawType
        else { return nil }
        return ReadableMember(type: raw, reading: .rawValue)
    }

    /// A static member of a type; nil if it has none of this name.
    func staticMember(_ name: String, of type: StyleType, at place: SourcePlace, _ scope: Scope) -> Typed? {
        if name == "self" { return Typed(.metatype(type), Constant.metatype(type)) }
        for tier in statics(name, of: type) {
            if let property = tier.first(where: \.isProperty) { return read(property, nil) }
            if let function = tier.first { return functionValue(function, receiver: nil) }
        }
        if case .declared(let number) = type, let nested = index.types[number].nested[name] {
            let inner = StyleType.declared(nested.number)
            return Typed(.metatype(inner), Constant.metatype(inner))
        }
        if case .engine(let engine) = type, let inner = bridge.typeNames["\(engine).\(name)"] {
            return Typed(.metatype(inner), Constant.metatype(inner))
        }
        return nil
    }

    func resolveMember(
        of base: ExpressionID,
        _ member: Name,
        _ expected: StyleType?,
        _ scope: Scope,
        base implicitBase: StyleType?
    ) -> Typed {
        let place = member.place
        if case .identifier(let module, _) = program[base].kind,
            ["SwiftUI", "Swift", "UIKit"].contains(module.text),
            scope.find(module.text) == nil
        {
            return resolveIdentifier(member, expected, scope)
        }
        if isSuper(base), let value = superMember(member.text, scope) { return value }
        let receiver = resolve(base, nil, scope, base: implicitBase)
        if let external = receiver.external, receiver.type.isUnknown {
            return Typed(.unknown, external: external.member(member.text), receiver.operation)
        }
        if member.text == "self" { return receiver }
        switch receiver.type {
        case .unknown: return receiver
        case .metatype(let type):
            if member.text == "init", case .function(let function)? = expected?.unwrapped,
                let callable = initializer(of: type, for: function)
            {
                return functionValue(callable, receiver: nil)
            }
            if let value = staticMember(member.text, of: type, at: place, scope) { return value }
            if type.isUnknown {
                return Typed(.unknown, external: External(member.text), receiver.operation)
            }
            return external(
                "\(name(of: type)).\(member.text)",
                at: place,
                .noStaticMember(of: name(of: type), member.text),
                among: staticNames(of: type),
                likelyType: type
            )
        default:
            if let value = memberValue(member.text, of: receiver.type, receiver: receiver, at: place, scope) {
                return value
            }
            if receiver.type.isOptional,
                memberValue(member.text, of: receiver.type.unwrapped, receiver: receiver, at: place, scope)
                    != nil
            {
                return fail(.optionalMember(of: name(of: receiver.type), member.text), at: place)
            }
            // An unknown property of a view changes nothing.
            if replacesExternalNames, isAnyView(receiver.type) {
                standIns.append(StandIn(name: member.text, place: place, type: "View", kind: .fixed))
                return receiver
            }
            var typed = noMember(member, of: receiver.type, place)
            typed.external?.original = (receiver.type, receiver.operation)
            return typed
        }
    }

    /// Whether a type is that of views, and not one that the source declares.
    func isAnyView(_ type: StyleType) -> Bool {
        switch type {
        case .any: conforms(type, to: "View")
        case .engine: conforms(type, to: "View") && !conforms(type, to: "ShapeStyle")
        default: false
        }
    }

    /// The message about a member that a value does not have.
    func noMember(_ member: Name, of type: StyleType, _ place: SourcePlace) -> Typed {
        if type == .engine("PrimitiveButtonStyleConfiguration"), member.text == "isPressed" {
            return fail(.pressOfPrimitiveStyle, at: place)
        }
        let message = CheckMessage.noMember(of: name(of: type), member.text)
        let names = memberNames(of: type)
        let known =
            replacesExternalNames
            ? misspelling(of: member.text, among: names) : suggestion(for: member.text, among: names)
        return known == nil && !isEngineValue(type)
            ? external(member.text, at: place, message) : fail(message, at: place, suggestion: known)
    }

    /// The initializer of a type that takes the parameters of a function.
    func initializer(of type: StyleType, for function: StyleType.Function) -> Callable? {
        initializers(of: type).first { callable in
            callable.parameters.count == function.parameters.count
                && zip(callable.parameters, function.parameters).allSatisfy { fits($1.type, $0.type) }
        }
    }

    func isEngineValue(_ type: StyleType) -> Bool {
        switch type {
        case .engine("Color"), .engine("Font"), .engine("UIColor"), .engine("UIFont"), .engine("String"),
            .engine("Double"), .engine("Int"), .engine("Image"):
            false
        // Projects extend types of the engine, but hardly what a style is given.
        case .engine(let name) where replacesExternalNames && !name.hasSuffix("Configuration"): false
        case .engine, .declared: !conforms(type, to: "View")
        default: false
        }
    }

    func resolveImplicitMember(_ member: Name, _ expected: StyleType?, _ scope: Scope) -> Typed {
        guard let expected, !expected.isUnknown else {
            return replacesExternalNames && expected != nil
                ? .external(External(member.text))
                : fail(.memberWithoutBase(member.text), at: member.place)
        }
        for type in expected.isOptional ? [expected.unwrapped, expected] : [expected] {
            if let value = staticMember(member.text, of: type, at: member.place, scope) { return value }
        }
        if expected.isOptional, member.text == "none" {
            return Typed(expected, Constant.none)
        }
        if expected.hasVariable {
            return fail(.memberWithoutBase(member.text), at: member.place)
        }
        return external(
            member.text,
            at: member.place,
            .noStaticMember(of: name(of: expected.unwrapped), member.text),
            among: staticNames(of: expected.unwrapped)
        )
    }
}

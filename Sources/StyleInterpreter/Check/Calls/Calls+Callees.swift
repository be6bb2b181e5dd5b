import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The function or the value that is called.
enum Callee {
    /// Functions of one name, nearest first, with their receiver.
    case functions([[Callable]], receiver: Typed?, place: Place?)
    /// A value that is a function.
    case value(Typed)
    /// Something outside of the source, with its receiver.
    case external(Typed, receiver: Typed?, base: Typed? = nil)
}

extension Calls {
    func findCallee(
        _ callee: ExpressionID,
        as expected: StyleType?,
        in scope: Scope,
        base: StyleType?
    ) -> (Callee, Name)? {
        switch program[callee].kind {
        case .identifier(let name, _):
            return findFunction(name, as: expected, in: scope).map { ($0, name) }
        case .implicitMember(let name, _):
            // The base of `.constant(1)` is known where a picker takes a binding to any value.
            guard let type = base ?? expected, !type.isUnknown,
                !type.hasVariable || type.unwrapped.isBindingOfVariable
            else {
                if checker.replacesExternalNames, (base ?? expected) != nil {
                    return (
                        .external(
                            Typed.external(External(name.text)),
                            receiver: nil
                        ), name
                    )
                }
                checker.report(.memberWithoutBase(name.text), at: name.place)
                return nil
            }
            if name.text == "init" {
                // The key of a text rather than the name of an image: `Text(.init(text))`.
                if type.unwrapped == .engine(.image) { checker.cost += 2 }
                return (initializers(of: type.unwrapped), name)
            }
            let tiers = generics.calledStatics(name.text, of: type.unwrapped)
            if memberLookup.isOutsideEnumeration(type), tiers.joined().allSatisfy(\.isProperty) {
                return (.external(Typed.external(External(name.text)), receiver: nil), name)
            }
            if !tiers.isEmpty { return (.functions(tiers, receiver: nil, place: nil), name) }
            let typed = memberLookup.resolveImplicitMember(name, as: type, in: scope)
            return typed.external == nil ? nil : (.external(typed, receiver: nil), name)
        case .member(let inner, let name, _):
            return findMethod(name, of: inner, as: expected, in: scope, base: base).map { ($0, name) }
        default:
            if let type = typeNames.typeExpression(callee, in: scope) {
                return (
                    .functions([generics.calledInitializers(of: type)], receiver: nil, place: nil),
                    Name("init", at: program[callee].place)
                )
            }
            var typed: Typed
            if case .closure(let closure) = program[callee].kind, let expected {
                // A closure that is called at once.
                typed = closureExpressions.resolveClosure(
                    closure,
                    as: .function(.init([], expected)),
                    at: program[callee].place,
                    in: scope
                )
            } else {
                typed = expressions.resolve(callee, as: nil, in: scope, base: base)
            }
            let name = Name("", at: program[callee].place)
            if typed.external != nil { return (.external(typed, receiver: nil), name) }
            if typed.type.isUnknown { return nil }
            if case .metatype(let type) = typed.type.kind {
                return (.functions([generics.calledInitializers(of: type)], receiver: nil, place: nil), name)
            }
            return (.value(typed), name)
        }
    }

    /// The initializers of a type; something outside of the source for a type of Apple's whose values nothing here makes.
    private func initializers(of type: StyleType) -> Callee {
        let all = generics.calledInitializers(of: type)
        if all.isEmpty, checker.replacesExternalNames, case .engine = type.kind {
            return .external(
                Typed.external(External(checker.name(of: type), likelyType: type)),
                receiver: nil
            )
        }
        return .functions([all], receiver: nil, place: nil)
    }

    private func findFunction(_ name: Name, as expected: StyleType?, in scope: Scope) -> Callee? {
        let text = name.text
        if let (local, level) = scope.find(text) {
            guard let function = local.function, !function.isProperty else {
                return .value(identifiers.resolveIdentifier(name, as: expected, in: scope))
            }
            let declared = callables.callable(function)
            let callable = Callable(
                name: declared.name,
                parameters: declared.parameters,
                result: declared.result,
                target: .local(LocalValue(name: text, slot: local.slot, level: level))
            )
            return .functions([[callable]], receiver: nil, place: nil)
        }
        if text == "Self", let type = scope.root.selfType {
            return .functions([generics.calledInitializers(of: type)], receiver: nil, place: nil)
        }
        if let selfType = scope.root.selfType {
            if !scope.root.isStatic {
                let receiver = identifiers.selfValue(scope)
                if hasCalledProperty(text, of: selfType) {
                    return .value(identifiers.resolveIdentifier(name, as: expected, in: scope))
                }
                let tiers = memberLookup.members(text, of: selfType).filter { !$0.allSatisfy(\.isProperty) }
                if !tiers.isEmpty {
                    return .functions(tiers, receiver: receiver, place: places.selfPlace(scope))
                }
                if memberLookup.memberValue(text, of: selfType, receiver: receiver, at: name.place, in: scope)
                    != nil
                {
                    return .value(identifiers.resolveIdentifier(name, as: expected, in: scope))
                }
            } else {
                let tiers = memberLookup.statics(text, of: selfType)
                if !tiers.isEmpty { return .functions(tiers, receiver: nil, place: nil) }
            }
        }
        if let type = typeNames.lexicalType(name, in: scope) {
            let all = generics.calledInitializers(of: type)
            if all.isEmpty, memberLookup.isOutsideEnumeration(type) {
                return .external(Typed.external(External(text)), receiver: nil)
            }
            return .functions([all], receiver: nil, place: nil)
        }
        if let functions = checker.index.functions(named: text, from: name.place) {
            return .functions([functions.map { callables.callable($0) }], receiver: nil, place: nil)
        }
        if checker.index.global(named: text, from: name.place) != nil {
            return .value(identifiers.resolveIdentifier(name, as: expected, in: scope))
        }
        if let entries = bridge.functions[text] {
            return .functions([entries.map { Callable($0) }], receiver: nil, place: nil)
        }
        if let type = bridge.typeNames[text] {
            let all = initializerCallables(of: text, in: scope)
            let tier =
                all.isEmpty ? records.initializers(of: type) : records.extensionInitializers(of: type) + all
            return .functions([tier], receiver: nil, place: nil)
        }
        if let unsupported = externalNames.unsupportedMember(text, of: scope.root.selfType) {
            return .external(unsupported, receiver: nil)
        }
        if text == "Binding" { return .functions([[bindingInitializer]], receiver: nil, place: nil) }
        // A function of an extension of `View` calls the modifiers of its view without naming it.
        if let selfType = scope.root.selfType, !scope.root.isStatic,
            conversions.conforms(selfType, to: .view),
            checker.replacesExternalNames, UndrawnModifiers.names.contains(text)
        {
            return .external(Typed.external(External(text)), receiver: identifiers.selfValue(scope))
        }
        let typed = externalNames.external(
            text,
            at: name.place,
            message: .unknownName(text),
            among: Array(bridge.typeNames.keys) + Array(bridge.functions.keys)
                + checker.index.types.map(\.name)
                + memberLookup.memberNames(of: scope.root.selfType)
        )
        return typed.external == nil ? nil : .external(typed, receiver: nil)
    }

    var bindingInitializer: Callable {
        Callable(
            name: "Binding",
            parameters: [
                CallParameter(label: "get", type: .function(.init([], .variable(0)))),
                CallParameter(label: "set", type: .function(.init([.init(.variable(0))], .void))),
            ],
            result: .binding(.variable(0)),
            target: .binding
        )
    }

    /// Whether a type has a property that is a function, and no function, of a name: it comes before those of the protocols
    /// that the type conforms to, as `badge` of a view before the modifier.
    private func hasCalledProperty(_ name: String, of type: StyleType) -> Bool {
        guard let (field, info) = storedProperties.field(name, of: type), info.members.functions[name] == nil,
            case .function = signatures.fieldType(field, of: info).unwrapped.kind
        else { return false }
        return true
    }

    /// The value whose method is called: a view where a style of shapes has no such method.
    private func receiver(
        of method: Name,
        _ inner: ExpressionID,
        in scope: Scope,
        base: StyleType?
    ) -> Typed {
        let plain = checker.attempt { expressions.resolve(inner, as: nil, in: scope, base: base) }
        if case .any(.shapeStyle, _) = plain.value.type.kind,
            memberLookup.members(method.text, of: plain.value.type).isEmpty,
            let view = expressions.view(inPlaceOf: plain.value, inner, in: scope)
        {
            return view
        }
        return checker.accept(plain)
    }

    private func findMethod(
        _ name: Name,
        of inner: ExpressionID,
        as expected: StyleType?,
        in scope: Scope,
        base: StyleType?
    ) -> Callee? {
        if case .identifier(let module, _) = program[inner].kind,
            ["SwiftUI", "Swift", "UIKit"].contains(module.text)
        {
            // The name of the module leaves out members of the own type.
            if let entries = bridge.functions[name.text] {
                return .functions([entries.map { Callable($0) }], receiver: nil, place: nil)
            }
            // It also leaves out types of the source that have the same name.
            if let type = bridge.typeNames[name.text] {
                return .functions([generics.calledInitializers(of: type)], receiver: nil, place: nil)
            }
            return findFunction(name, as: expected, in: scope)
        }
        if case .identifier(let binding, _) = program[inner].kind, binding.text == "Binding",
            let entries = bridge.statics["Binding"]?[name.text]
        {
            return .functions([entries.map { Callable($0) }], receiver: nil, place: nil)
        }
        if classMembers.isSuper(inner) || classMembers.isSelf(inner) && name.text == "init" {
            let tiers =
                classMembers.isSuper(inner)
                ? classMembers.superMembers(name.text, in: scope)
                : [classMembers.delegatedInitializers(scope)]
            if tiers.contains(where: { !$0.isEmpty }) {
                return .functions(
                    tiers,
                    receiver: identifiers.selfValue(scope),
                    place: places.selfPlace(scope)
                )
            }
        }
        var receiver = receiver(of: name, inner, in: scope, base: base)
        if let external = receiver.external, receiver.type.isUnknown {
            if let nested = typeNames.nestedType(name.text, of: external) {
                return .functions([generics.calledInitializers(of: nested)], receiver: nil, place: nil)
            }
            guard let known = externalNames.settled(receiver, with: external, member: name) else {
                return .external(
                    Typed(.unknown, external: external.member(name.text), receiver.operation),
                    receiver: nil,
                    base: receiver
                )
            }
            receiver = known
        }
        if memberLookup.members(name.text, of: receiver.type).isEmpty,
            let unwrapped = conversions.implicitlyUnwrapped(receiver, at: program[inner].place)
        {
            receiver = unwrapped
        }
        switch receiver.type.kind {
        case .unknown: return nil
        case .metatype(let type):
            if name.text == "init" { return initializers(of: type) }
            if let nested = typeNames.nestedType(name.text, of: type, in: scope) {
                return initializers(of: nested)
            }
            let tiers = generics.calledStatics(name.text, of: type)
            if tiers.contains(where: { !$0.allSatisfy(\.isProperty) }) {
                return .functions(tiers, receiver: nil, place: nil)
            }
            if memberLookup.isOutsideEnumeration(type) {
                return .external(memberLookup.outsideMember(name, of: inner), receiver: nil)
            }
            if let value = memberLookup.staticMember(name.text, of: type, at: name.place, in: scope) {
                return .value(value)
            }
            if let unsupported = externalNames.unsupportedMember(name.text, of: type) {
                return .external(unsupported, receiver: nil)
            }
            let typed = externalNames.external(
                "\(checker.name(of: type)).\(name.text)",
                at: name.place,
                message: .noStaticMember(of: checker.name(of: type), name.text),
                among: memberLookup.staticNames(of: type),
                likelyType: type
            )
            return typed.external == nil ? nil : .external(typed, receiver: nil)
        default:
            let tiers =
                hasCalledProperty(name.text, of: receiver.type)
                ? [] : memberLookup.members(name.text, of: receiver.type)
            if tiers.contains(where: { !$0.allSatisfy(\.isProperty) }) {
                let isMutating = tiers.contains { $0.contains(where: \.isMutating) }
                let place = isMutating ? checker.attempt { places.place(inner, in: scope) }.value : nil
                return .functions(
                    tiers.filter { !$0.allSatisfy(\.isProperty) },
                    receiver: receiver,
                    place: place
                )
            }
            if let value = memberLookup.memberValue(
                name.text,
                of: receiver.type,
                receiver: receiver,
                at: name.place,
                in: scope
            ) {
                return .value(value)
            }
            if receiver.type.isOptional, !memberLookup.members(name.text, of: receiver.type.unwrapped).isEmpty
            {
                checker.report(
                    .optionalMember(of: checker.name(of: receiver.type), name.text),
                    at: name.place
                )
                return nil
            }
            if memberLookup.isOutsideEnumeration(receiver.type) {
                return .external(memberLookup.outsideMember(name, of: inner), receiver: nil)
            }
            let typed = memberLookup.noMember(name, of: receiver.type, at: name.place)
            return typed.external == nil ? nil : .external(typed, receiver: receiver)
        }
    }
}

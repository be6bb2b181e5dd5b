import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The meanings of names that stand alone, and the functions among them.
struct Identifiers: CheckPart {
    let checker: Checker

    // MARK: Identifiers

    func resolveIdentifier(_ identifier: Name, as expected: StyleType?, in scope: Scope) -> Typed {
        let text = identifier.text
        if let (local, level) = scope.find(text) {
            if let function = local.function, function.isProperty {
                return callables.callProperty(function, in: scope, on: nil)
            }
            let value = LocalValue(name: text, slot: local.slot, level: level)
            if local.isBound {
                return Typed(local.type, PlaceValue(place: boundPlace(value, of: local.type)))
            }
            if let function = local.function { return Typed(callables.functionType(function), value) }
            var typed = Typed(local.type, external: local.external, value)
            typed.isImplicitlyUnwrapped = local.isImplicitlyUnwrapped
            return typed
        }
        if text == "super" { return classMembers.superValue(identifier, in: scope) }
        if text.first.map({ !$0.isLetter && !"_$`".contains($0) }) == true,
            let function = operators.operatorFunction(identifier, as: expected)
        {
            return function
        }
        if text == "Self", let selfType = scope.root.selfType {
            return Typed(.metatype(selfType), Constant.metatype(selfType))
        }
        // `$name` is the projected value of a wrapped property; so is `_name` the wrapper itself.
        if text.hasPrefix("$"),
            let projection = propertyWrappers.projection(String(text.dropFirst()), in: scope)
        {
            return projection
        }
        if let selfType = scope.root.selfType, !scope.root.isStatic,
            let (receiver, _) = scope.find("self").map({ ($0.local, $0.level) })
        {
            _ = receiver
            if let member = memberLookup.memberValue(
                text,
                of: selfType,
                receiver: selfValue(scope),
                at: identifier.place,
                in: scope
            ) {
                return member
            }
        }
        if let selfType = scope.root.selfType, scope.root.isStatic,
            let member = memberLookup.staticMember(text, of: selfType, at: identifier.place, in: scope)
        {
            return member
        }
        if let type = typeNames.lexicalType(identifier, in: scope) {
            return Typed(.metatype(type), Constant.metatype(type))
        }
        var outer = scope.root.owner?.outer
        while let info = outer {
            if let global = info.members.globals[text] { return signatures.value(of: global) }
            outer = info.outer
        }
        if let global = checker.index.global(named: text, from: identifier.place) {
            return signatures.value(of: global)
        }
        if let functions = checker.index.functions(named: text, from: identifier.place) {
            if functions[0].isProperty { return callables.callProperty(functions[0], in: scope, on: nil) }
            return callables.functionValue(callables.callable(functions[0]), receiver: nil)
        }
        if let type = bridge.typeNames[text] ?? bridge.engineProtocol(named: text).map({ StyleType.any($0) })
        {
            return Typed(.metatype(type), Constant.metatype(type))
        }
        if let entries = bridge.functions[text] {
            // A constant of a framework.
            if let constant = entries.first(where: \.isProperty) {
                let call = Call(
                    name: text,
                    target: .entry(constant),
                    receiver: nil,
                    changed: nil,
                    arguments: [],
                    place: identifier.place
                )
                return Typed(constant.result, call)
            }
            return functionValue(among: entries.map { Callable($0) }, named: identifier, as: expected)
        }
        if let unsupported = externalNames.unsupportedMember(text, of: scope.root.selfType) {
            return unsupported
        }
        return externalNames.external(
            text,
            at: identifier.place,
            message: .unknownName(text),
            among: scope.names + memberLookup.memberNames(of: scope.root.selfType)
        )
    }

    /// The first of the functions of one name that has the expected type, as a value.
    private func functionValue(among candidates: [Callable], named name: Name, as expected: StyleType?)
        -> Typed
    {
        guard let expected, !expected.isUnknown else {
            return callables.functionValue(candidates[0], receiver: nil)
        }
        let values = candidates.map { callables.functionValue($0, receiver: nil) }
        if let value = values.first(where: { conversions.fits($0.type, as: expected) }) { return value }
        guard name.text.first?.isLetter == true else {
            return checker.fail(.noOperatorFunction(name.text), at: name.place)
        }
        return values[0]
    }

    /// The value of a binding that is a parameter: `item` beside `$item`.
    func boundPlace(_ binding: LocalValue, of type: StyleType) -> Place {
        Place(type: type, storage: .wrappedValue(of: Place(type: .binding(type), storage: .local(binding))))
    }

    /// `self`, which a method has in its first slot.
    func selfValue(_ scope: Scope) -> Typed {
        guard let (local, level) = scope.find("self") else { return .failed }
        return Typed(local.type, LocalValue(name: "self", slot: local.slot, level: level))
    }
}

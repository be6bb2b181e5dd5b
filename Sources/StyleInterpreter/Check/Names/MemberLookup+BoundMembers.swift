import StyleRuntime
import StyleSyntax

// The parts of what a binding refers to, which are bindings, too.
extension MemberLookup {
    /// The binding to a property of the value of a binding; nil if no such property can be set.
    func boundMember(_ name: Name, of receiver: Typed, in scope: Scope) -> Typed? {
        guard let whole = boundValue(of: receiver) else { return nil }
        let result = checker.attempt { places.member(name, of: whole.type, on: whole, in: scope) }
        guard let place = result.value, result.diagnostics.isEmpty else { return nil }
        return Typed(.binding(place.type), BoundPlace(binding: receiver, arguments: [], place: place))
    }

    /// The binding to an element of the value of a binding; nil if no such element can be set.
    func boundElement(
        of receiver: Typed,
        with arguments: [Argument],
        at: SourcePlace,
        in scope: Scope
    ) -> Typed? {
        guard let whole = boundValue(of: receiver) else { return nil }
        var values: [Typed] = []
        let place: Place
        switch whole.type.kind {
        case .array(let element):
            values = [expressions.check(arguments[0].value, as: .int, in: scope)]
            place = Place(type: element, storage: .element(argument(0, of: values), of: whole, at: at))
        case .dictionary(let key, let element):
            values = [expressions.check(arguments[0].value, as: key, in: scope)]
            if let fallback = arguments.dropFirst().first {
                values.append(expressions.check(fallback.value, as: element, in: scope))
            }
            place = Place(
                type: values.count == 1 ? .optional(element) : element,
                storage: .dictionaryElement(
                    key: argument(0, of: values),
                    fallback: values.count == 1 ? nil : argument(1, of: values),
                    of: whole
                )
            )
        default:
            guard let own = ownBoundElement(of: whole, with: arguments, at: at, in: scope) else { return nil }
            (place, values) = own
        }
        return Typed(.binding(place.type), BoundPlace(binding: receiver, arguments: values, place: place))
    }

    /// The element that a subscript of the source reads and writes, with the values of its arguments.
    private func ownBoundElement(
        of whole: Place,
        with arguments: [Argument],
        at: SourcePlace,
        in scope: Scope
    ) -> (Place, [Typed])? {
        for setter in subscripts.subscriptSetters(of: whole.type) {
            let function = callables.callable(setter)
            guard
                let getter = members("subscript", of: whole.type).joined().first(where: {
                    $0.parameters.map(\.label) == function.parameters.dropLast().map(\.label)
                }),
                let given = argumentMatching.match(getter, with: arguments, closures: [])?.expressions,
                given.allSatisfy({ $0.count == 1 })
            else { continue }
            let values = zip(getter.parameters, given).map {
                expressions.check($1[0], as: $0.type, in: scope)
            }
            let passed = values.indices.map { CallArgument.value(argument($0, of: values)) }
            let call = Call(
                name: "subscript",
                target: getter.target,
                receiver: Typed(whole.type, PlaceValue(place: whole)),
                changed: nil,
                arguments: passed,
                place: at
            )
            let storage = Place.Storage.declaredElement(
                getter: Typed(getter.result, call),
                setter: function.target,
                arguments: passed,
                of: whole
            )
            return (Place(type: getter.result, storage: storage), values)
        }
        return nil
    }

    /// The value of a binding in the frame of a part of it; nil for other types.
    private func boundValue(of receiver: Typed) -> Place? {
        guard case .binding(let wrapped) = receiver.type.kind, !wrapped.isUnknown else { return nil }
        let binding = Place(
            type: receiver.type,
            storage: .local(LocalValue(name: "binding", slot: 0, level: 0))
        )
        return Place(type: wrapped, storage: .wrappedValue(of: binding))
    }

    /// An argument in that frame.
    private func argument(_ position: Int, of values: [Typed]) -> Typed {
        Typed(values[position].type, LocalValue(name: "argument", slot: position + 1, level: 0))
    }
}

import StyleSyntax

extension Checker {
    /// An element of an array or a dictionary that can be assigned.
    func elementPlace(
        _ base: ExpressionID,
        _ arguments: [Argument],
        at: SourcePlace,
        _ scope: Scope
    ) -> Place? {
        guard var outer = place(base, scope) else { return nil }
        let receiver = resolve(base, nil, scope)
        if receiver.isImplicitlyUnwrapped, outer.type.isOptional {
            outer = Place(type: outer.type.unwrapped, storage: .unwrapped(value: receiver, of: outer))
        }
        switch (outer.type, arguments.first) {
        case (.array(let element), let argument?):
            let position = check(argument.value, .int, scope)
            return Place(type: element, storage: .element(position, of: outer, at: at))
        case (.dictionary(let key, let element), let argument?):
            let position = check(argument.value, key, scope)
            let fallback = arguments.dropFirst().first.map { check($0.value, element, scope) }
            return Place(
                type: fallback == nil ? .optional(element) : element,
                storage: .dictionaryElement(key: position, fallback: fallback, of: outer)
            )
        default:
            report(.subscriptAssignment, at: at)
            return nil
        }
    }
}

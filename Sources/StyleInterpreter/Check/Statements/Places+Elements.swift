import StyleRuntime
import StyleSyntax

extension Places {
    /// An element of an array or a dictionary that can be assigned.
    func elementPlace(
        _ base: ExpressionID,
        with arguments: [Argument],
        at: SourcePlace,
        in scope: Scope
    ) -> Place? {
        guard var outer = place(base, in: scope) else { return nil }
        let receiver = expressions.resolve(base, as: nil, in: scope)
        if receiver.isImplicitlyUnwrapped, outer.type.isOptional {
            outer = Place(type: outer.type.unwrapped, storage: .unwrapped(value: receiver, of: outer))
        }
        switch (outer.type.kind, arguments.first) {
        case (.array(let element), let argument?):
            let position = expressions.check(argument.value, as: .int, in: scope)
            return Place(type: element, storage: .element(position, of: outer, at: at))
        case (.dictionary(let key, let element), let argument?):
            let position = expressions.check(argument.value, as: key, in: scope)
            let fallback = arguments.dropFirst().first.map {
                expressions.check($0.value, as: element, in: scope)
            }
            return Place(
                type: fallback == nil ? .optional(element) : element,
                storage: .dictionaryElement(key: position, fallback: fallback, of: outer)
            )
        default:
            checker.report(.subscriptAssignment, at: at)
            return nil
        }
    }
}

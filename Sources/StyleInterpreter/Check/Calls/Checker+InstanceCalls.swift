import StyleSyntax

extension Checker {
    /// A call of a type with closures that none of its initializers takes: `callAsFunction` of a new value takes them, as
    /// in `Flow(gap: 8) { … }` for a layout; nil for other calls.
    func callOfInstance(
        _ tiers: [[Callable]],
        _ name: Name,
        _ arguments: [Argument],
        _ closures: [Argument],
        _ scope: Scope
    ) -> Typed? {
        guard !closures.isEmpty, let type = tiers.first?.first?.result,
            tiers.joined().allSatisfy({ $0.name == "init" })
        else { return nil }
        let methods = members("callAsFunction", of: type)
        guard !methods.isEmpty,
            !tiers.joined().contains(where: { match($0, arguments, closures) != nil })
        else { return nil }
        let instance = call(
            tiers,
            name,
            receiver: nil,
            receiverPlace: nil,
            arguments,
            [],
            nil,
            scope
        )
        return call(
            methods,
            name,
            receiver: instance,
            receiverPlace: nil,
            [],
            closures,
            nil,
            scope
        )
    }
}

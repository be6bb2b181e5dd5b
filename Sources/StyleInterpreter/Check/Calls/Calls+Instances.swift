import StyleSyntax

extension Calls {
    /// A call of a type with closures that none of its initializers takes: `callAsFunction` of a new value takes them, as
    /// in `Flow(gap: 8) { … }` for a layout; nil for other calls.
    func callOfInstance(
        _ tiers: [[Callable]],
        named name: Name,
        with arguments: [Argument],
        closures: [Argument],
        in scope: Scope
    ) -> Typed? {
        guard !closures.isEmpty, let type = tiers.first?.first?.result,
            tiers.joined().allSatisfy({ $0.name == "init" })
        else { return nil }
        let methods = memberLookup.members("callAsFunction", of: type)
        guard !methods.isEmpty,
            !tiers.joined().contains(where: {
                argumentMatching.match($0, with: arguments, closures: closures) != nil
            })
        else { return nil }
        let instance = overloads.call(
            tiers,
            named: name,
            receiver: nil,
            receiverPlace: nil,
            with: arguments,
            closures: [],
            as: nil,
            in: scope
        )
        return overloads.call(
            methods,
            named: name,
            receiver: instance,
            receiverPlace: nil,
            with: [],
            closures: closures,
            as: nil,
            in: scope
        )
    }
}

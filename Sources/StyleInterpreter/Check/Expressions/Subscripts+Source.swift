import StyleRuntime
import StyleSyntax

// Subscripts that the source declares.
extension Subscripts {
    /// The element that a subscript of the source reads; nil if none fits.
    func ownSubscript(
        _ receiver: Typed,
        with arguments: [Argument],
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed? {
        let tiers = memberLookup.members("subscript", of: receiver.type)
        guard !tiers.isEmpty else { return nil }
        let result = checker.attempt {
            overloads.call(
                tiers,
                named: Name("subscript", at: place),
                receiver: receiver,
                receiverPlace: nil,
                with: arguments,
                closures: [],
                as: nil,
                in: scope
            )
        }
        if result.diagnostics.isEmpty { return checker.accept(result) }
        // The engine's own subscript may fit.
        switch receiver.type.kind {
        case .array, .dictionary, .engine(.environmentValues): return nil
        default: return checker.accept(result)
        }
    }

    /// The element that a subscript of the source writes; nil if none fits.
    func ownSubscriptPlace(
        _ base: ExpressionID,
        with arguments: [Argument],
        at place: SourcePlace,
        in scope: Scope
    ) -> Place? {
        let receiver = checker.attempt { expressions.resolve(base, as: nil, in: scope) }.value
        let setters = subscriptSetters(of: receiver.type)
        guard !setters.isEmpty, let outer = places.place(base, in: scope) else { return nil }
        for setter in setters {
            let function = callables.callable(setter)
            var getter = function
            getter.parameters.removeLast()
            guard let match = argumentMatching.match(getter, with: arguments, closures: []),
                let read = ownSubscript(receiver, with: arguments, at: place, in: scope)
            else { continue }
            let arguments = zip(getter.parameters, match.expressions).map { parameter, given in
                given.first.map { .value(expressions.check($0, as: parameter.type, in: scope)) }
                    ?? parameter.omitted
            }
            return Place(
                type: read.type,
                storage: .declaredElement(
                    getter: read,
                    setter: function.target,
                    arguments: arguments,
                    of: outer
                )
            )
        }
        return nil
    }

    /// The setters of the subscripts that the source declares for a type.
    func subscriptSetters(of type: StyleType) -> [FunctionInfo] {
        var functions: [FunctionInfo] = []
        if let number = type.declaredNumber {
            for info in inheritance.lineage(of: number)
                + inheritance.sourceProtocols(of: checker.index.types[number])
            {
                functions += associatedTypes.functions(
                    info.members.functions["subscript"] ?? [],
                    of: info,
                    in: type
                )
            }
        }
        for owner in memberLookup.owners(of: type) {
            functions += (checker.index.extensions[owner]?.functions["subscript"] ?? []).map {
                generics.bound($0, to: type)
            }
        }
        return functions.compactMap(\.setter)
    }
}

import StyleBridge
import StyleRuntime
import StyleSyntax

extension Expressions {
    /// The type that all branches of an expression accept.
    func commonType(of branches: [ExpressionID], _ scope: Scope) -> StyleType? {
        let own = branches.compactMap { branch -> StyleType? in
            let result = checker.attempt { self.resolve(branch, as: nil, in: scope) }
            guard result.diagnostics.isEmpty else { return nil }
            return result.value.type.isUnknown ? result.value.external?.likelyType : result.value.type
        }
        var candidates = own
        if own.contains(.int), own.contains(.double) { candidates.insert(.double, at: 0) }
        if own.count < branches.count || Set(own).count > 1 { candidates += own.map { .optional($0) } }
        for candidate in candidates {
            let fits = branches.allSatisfy { branch in
                checker.attempt { _ = self.check(branch, as: candidate, in: scope) }.diagnostics.isEmpty
            }
            if fits { return candidate }
        }
        return nil
    }

    /// The type of the branches where a protocol is expected: the first type that all of them have.
    func branchType(of branches: [ExpressionID], as expected: StyleType?, in scope: Scope) -> StyleType? {
        guard let expected else { return commonType(of: branches, scope) }
        guard case .any(let constraint, _) = expected.unwrapped.kind, constraint != .unconstrained else {
            return expected
        }
        // Literals are keys of texts, unless a branch is a string.
        let key = StyleType.engine(.localizedStringKey)
        if constraint == .stringProtocol,
            branches.allSatisfy({ branch in
                checker.attempt { _ = self.check(branch, as: key, in: scope) }.diagnostics.isEmpty
            })
        {
            return key
        }
        if let common = commonType(of: branches, scope), conversions.fits(common, as: expected) {
            return common
        }
        // Types that the statics of the protocol offer.
        let names = bridge.conformances.keys.sorted().filter { bridge.conforms($0, to: constraint) }
        let all = names.compactMap(EngineType.init(named:))
        // A name that is not in the source is a color rather than a gradient.
        let types = (all.filter { $0 == .color } + all).map(StyleType.engine)
        var standInType: StyleType?
        for type in types {
            let attempts = branches.map { branch in
                checker.attempt { _ = self.check(branch, as: type, in: scope) }
            }
            guard attempts.allSatisfy(\.diagnostics.isEmpty) else { continue }
            if attempts.allSatisfy(\.standIns.isEmpty) { return type }
            standInType = standInType ?? type
        }
        return standInType ?? expected
    }

    func resolveTernary(
        _ condition: ExpressionID,
        then: ExpressionID,
        otherwise: ExpressionID,
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed {
        let test = check(condition, as: .bool, in: scope)
        let expected = expected.flatMap {
            $0.hasVariable || $0.isUnknown && !checker.replacesExternalNames ? nil : $0
        }
        guard let type = branchType(of: [then, otherwise], as: expected, in: scope) else {
            var first = resolve(then, as: expected, in: scope)
            var second = checker.attempt { self.resolve(otherwise, as: expected, in: scope) }.value
            if checker.replacesExternalNames, first.external != nil || second.external != nil {
                if second.isFailed { second = resolve(otherwise, as: .unknown, in: scope) }
                if first.isFailed { first = resolve(then, as: .unknown, in: scope) }
                var external = External(first.external?.name ?? second.external?.name ?? "")
                checker.noteCapture(of: scope)
                external.remake = { checker, expected in
                    checker.expressions.resolveTernary(
                        condition,
                        then: then,
                        otherwise: otherwise,
                        as: expected,
                        in: scope
                    )
                }
                return Typed(
                    .unknown,
                    external: external,
                    Ternary(condition: test, first: first, second: second)
                )
            }
            second = resolve(otherwise, as: expected, in: scope)
            if first.external != nil || second.external != nil || first.type.isUnknown
                || second.type.isUnknown
            {
                return Typed(
                    .unknown,
                    external: first.external ?? second.external,
                    Ternary(condition: test, first: first, second: second)
                )
            }
            return checker.fail(
                .ternaryTypes(checker.name(of: first.type), checker.name(of: second.type)),
                at: program[then].place
            )
        }
        let first = check(then, as: type, in: scope)
        let second = check(otherwise, as: type, in: scope)
        let result = first.type == second.type ? first.type : type
        return Typed(result, Ternary(condition: test, first: first, second: second))
    }
}

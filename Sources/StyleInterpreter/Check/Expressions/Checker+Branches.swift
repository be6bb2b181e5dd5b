import StyleSyntax

extension Checker {
    /// The type that all branches of an expression accept.
    func commonType(of branches: [ExpressionID], _ scope: Scope) -> StyleType? {
        let own = branches.compactMap { branch -> StyleType? in
            let result = attempt { self.resolve(branch, nil, scope) }
            guard result.diagnostics.isEmpty else { return nil }
            return result.value.type.isUnknown ? result.value.external?.likelyType : result.value.type
        }
        var candidates = own
        if own.contains(.int), own.contains(.double) { candidates.insert(.double, at: 0) }
        if own.count < branches.count || Set(own).count > 1 { candidates += own.map { .optional($0) } }
        for candidate in candidates {
            let fits = branches.allSatisfy { branch in
                attempt { _ = self.check(branch, candidate, scope) }.diagnostics.isEmpty
            }
            if fits { return candidate }
        }
        return nil
    }

    /// The type of the branches where a protocol is expected: the first type that all of them have.
    func branchType(of branches: [ExpressionID], _ expected: StyleType?, _ scope: Scope) -> StyleType? {
        guard let expected else { return commonType(of: branches, scope) }
        guard case .any(let protocolName, _) = expected.unwrapped, !protocolName.isEmpty else {
            return expected
        }
        // Literals are keys of texts, unless a branch is a string.
        let key = StyleType.engine("LocalizedStringKey")
        if protocolName == "StringProtocol",
            branches.allSatisfy({ branch in
                attempt { _ = self.check(branch, key, scope) }.diagnostics.isEmpty
            })
        {
            return key
        }
        if let common = commonType(of: branches, scope), fits(common, expected) { return common }
        // Types that the statics of the protocol offer.
        let names = bridge.conformances.keys.sorted().filter { bridge.conforms($0, to: protocolName) }
        // A name that is not in the source is a color rather than a gradient.
        let types = (names.filter { $0 == "Color" } + names).map(StyleType.engine)
        var standInType: StyleType?
        for type in types {
            let attempts = branches.map { branch in attempt { _ = self.check(branch, type, scope) } }
            guard attempts.allSatisfy(\.diagnostics.isEmpty) else { continue }
            if attempts.allSatisfy(\.standIns.isEmpty) { return type }
            standInType = standInType ?? type
        }
        return standInType ?? expected
    }

    func resolveTernary(
        _ condition: ExpressionID,
        _ then: ExpressionID,
        _ otherwise: ExpressionID,
        _ expected: StyleType?,
        _ scope: Scope
    ) -> Typed {
        let test = check(condition, .bool, scope)
        let expected = expected.flatMap {
            $0.hasVariable || $0.isUnknown && !replacesExternalNames ? nil : $0
        }
        guard let type = branchType(of: [then, otherwise], expected, scope) else {
            var first = resolve(then, expected, scope)
            var second = attempt { self.resolve(otherwise, expected, scope) }.value
            if replacesExternalNames, first.external != nil || second.external != nil {
                if second.isFailed { second = resolve(otherwise, .unknown, scope) }
                if first.isFailed { first = resolve(then, .unknown, scope) }
                var external = External(first.external?.name ?? second.external?.name ?? "")
                external.remake = { [self] expected in
                    resolveTernary(condition, then, otherwise, expected, scope)
                }
                return Typed(
                    .unknown,
                    external: external,
                    Ternary(condition: test, first: first, second: second)
                )
            }
            second = resolve(otherwise, expected, scope)
            if first.external != nil || second.external != nil || first.type.isUnknown
                || second.type.isUnknown
            {
                return Typed(
                    .unknown,
                    external: first.external ?? second.external,
                    Ternary(condition: test, first: first, second: second)
                )
            }
            return fail(.ternaryTypes(name(of: first.type), name(of: second.type)), at: program[then].place)
        }
        let first = check(then, type, scope)
        let second = check(otherwise, type, scope)
        let result = first.type == second.type ? first.type : type
        return Typed(result, Ternary(condition: test, first: first, second: second))
    }
}

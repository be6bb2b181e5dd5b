import StyleSyntax

extension Checker {
    /// Checks an expression where a type is expected.
    func check(_ id: ExpressionID, _ expected: StyleType, _ scope: Scope) -> Typed {
        let typed = resolve(id, expected, scope)
        return convert(typed, to: expected, at: program[id].place)
    }

    /// Finds the type of an expression; the expected type only helps where Swift leaves it open.
    func resolve(_ id: ExpressionID, _ expected: StyleType?, _ scope: Scope, base: StyleType? = nil) -> Typed
    {
        // The links of a chain are resolved from its base, so that a long chain needs no deep stack.
        let chain = program.chain(id)
        var base = base
        if chain.count > 1, !isOperator(id) {
            if case .implicitMember = program[chain[0]].kind { base = base ?? expected }
            let inner = chain.indices.dropFirst().dropLast()
            func isLink(_ position: Int) -> Bool {
                !isCallee(position, of: chain) && !isOperator(chain[position])
            }
            // Where the last one is known, so are the others.
            if let last = inner.last(where: isLink), !isRemembered(chain[last], base: base, scope) {
                for position in inner where isLink(position) {
                    let link = chain[position]
                    _ = attempt {
                        self.remember(link, nil, base: base, scope) {
                            self.resolveNew(link, nil, scope, base: base)
                        }
                    }
                }
            }
        }
        var typed = remember(id, expected, base: base, scope) {
            resolveNew(id, expected, scope, base: base)
        }
        if replacesExternalNames, typed.type.isUnknown, typed.external == nil, !typed.isFailed {
            typed.external = External(sourceName(id))
        }
        return typed
    }

    private func isOperator(_ id: ExpressionID) -> Bool {
        switch program[id].kind {
        case .binary, .cast, .typeTest: true
        default: false
        }
    }

    /// Whether a link of a chain is what the next link calls.
    private func isCallee(_ position: Int, of chain: [ExpressionID]) -> Bool {
        guard position + 1 < chain.count else { return false }
        if case .call(let callee, _, _) = program[chain[position + 1]].kind {
            return callee == chain[position]
        }
        return false
    }

    private func resolveNew(_ id: ExpressionID, _ expected: StyleType?, _ scope: Scope, base: StyleType?)
        -> Typed
    {
        let expression = program[id]
        let place = expression.place
        guard countWork(at: place) else { return .failed }
        switch expression.kind {
        case .integer(let value):
            if expected?.unwrapped == .double || expected?.unwrapped == .any("Numeric") {
                cost += 2
                let number = Double(value)
                return Typed(.double) { _ throws(Failure) in .number(number) }
            }
            guard let number = Int(exactly: value) else {
                return fail(place, "integer literal '\(value)' overflows when stored into 'Int'")
            }
            return Typed(.int) { _ throws(Failure) in .integer(number) }
        case .float(let value): return Typed(.double) { _ throws(Failure) in .number(value) }
        case .boolean(let value): return Typed(.bool) { _ throws(Failure) in .boolean(value) }
        case .nil:
            guard let expected, expected.isOptional || expected.isUnknown else {
                return fail(
                    place,
                    expected.map { "'nil' is not compatible with expected type '\(name(of: $0))'" }
                        ?? "'nil' requires a contextual type"
                )
            }
            return Typed(expected) { _ throws(Failure) in .none }
        case .string(let segments): return resolveString(segments, scope)
        case .array(let elements): return resolveArray(elements, expected, place, scope)
        case .dictionary(let elements): return resolveDictionary(elements, expected, scope)
        case .tuple(let elements): return resolveTuple(elements, expected, scope)
        case .closure(let closure): return resolveClosure(closure, expected, place, scope)
        case .identifier(let identifier, _): return resolveIdentifier(identifier, expected, scope)
        case .member(let base_, let member, _):
            return resolveMember(of: base_, member, expected, scope, base: base)
        case .implicitMember(let member, _): return resolveImplicitMember(member, base ?? expected, scope)
        case .specialization(let inner, _): return resolve(inner, expected, scope, base: base)
        case .keyPath(let root, let components):
            return resolveKeyPath(root, components, expected, place, scope)
        case .call: return resolveCall(id, expected, scope, base: base)
        case .subscript(let inner, let arguments, _):
            return resolveSubscript(inner, arguments, scope, base: base)
        case .prefix(let symbol, let operand): return resolvePrefix(symbol, operand, expected, scope)
        case .binary: return resolveBinary(id, expected, scope)
        case .assignment(let target, let value): return resolveAssignment(target, value, place, scope)
        case .ternary(let condition, let then, let otherwise):
            return resolveTernary(condition, then, otherwise, expected, scope)
        // Nothing that a picture runs throws an error or waits.
        case .try(_, let inner): return resolve(inner, expected, scope, base: base)
        case .forcedValue(let inner):
            let typed = resolve(inner, expected.map(StyleType.optional), scope, base: base)
            let code = typed.code
            return Typed(typed.type.unwrapped, external: typed.external) { frame throws(Failure) in
                let value = try code(frame)
                if case .none = value {
                    throw Failure("unexpectedly found nil while unwrapping an Optional value", at: place)
                }
                return value
            }
        case .unwrappedLink(let inner):
            let typed = resolve(inner, nil, scope, base: base)
            let code = typed.code
            return Typed(typed.type.unwrapped, external: typed.external) { frame throws(Failure) in
                let value = try code(frame)
                if case .none = value { throw Failure(Self.brokenChain) }
                return value
            }
        case .optionalChain(let inner):
            let typed = resolve(inner, expected?.unwrapped, scope, base: base)
            let code = typed.code
            let type: StyleType =
                typed.type.isOptional || typed.type.isUnknown ? typed.type : .optional(typed.type)
            return Typed(type, external: typed.external) { frame throws(Failure) in
                do throws(Failure) {
                    return try code(frame)
                } catch {
                    if error.message == Self.brokenChain { return .none }
                    throw error
                }
            }
        case .cast(let inner, let kind, let typeID):
            let target = type(typeID, scope)
            let typed = kind == .coercion ? check(inner, target, scope) : resolve(inner, target, scope)
            return Typed(kind == .optional ? .optional(target) : target, typed.code)
        case .statement(let statement): return resolveStatement(statement, expected, scope)
        case .macro(let name, let arguments, _): return resolveMacro(name, arguments, expected, scope)
        case .type(let typeID):
            let type = type(typeID, scope)
            return Typed(.metatype(type)) { _ throws(Failure) in .metatype(type) }
        case .discard: return Typed(.unknown) { _ throws(Failure) in .void }
        case .inout(let inner): return resolve(inner, expected, scope)
        case .postfix(let operand, let symbol) where symbol.text == "...":
            return partialRange(operand, nil, symbol.place, expected, scope)
        case .await(let inner): return resolve(inner, expected, scope, base: base)
        case .postfix, .typeTest, .conditional, .conditionalBase, .regularExpression:
            return fail(place, "this expression is not supported in a pasted style")
        case .unsupported(let what): return fail(place, "\(what) is not supported in a pasted style")
        }
    }

    /// The failure by which a broken link leaves its optional chain.
    static let brokenChain = "an optional chain is nil"

    // MARK: Literals

    private func resolveString(_ segments: [StringSegment], _ scope: Scope) -> Typed {
        var parts: [Code] = []
        for segment in segments {
            switch segment {
            case .text(let text):
                let code: Code = { _ throws(Failure) in .string(text) }
                parts.append(code)
            case .interpolation(let arguments):
                if let first = arguments.first { parts.append(resolve(first.value, nil, scope).code) }
            }
        }
        let codes = parts
        return Typed(.string) { frame throws(Failure) in
            var text = ""
            for code in codes {
                text += try code(frame).description
                try frame.execution.checkCount(text.utf8.count / 64)
            }
            return .string(text)
        }
    }

    private func resolveArray(
        _ elements: [ExpressionID],
        _ expected: StyleType?,
        _ place: SourcePlace,
        _ scope: Scope
    ) -> Typed {
        if case .engine(let name)? = expected?.unwrapped, bridge.conforms(name, to: "OptionSet"),
            let entry = bridge.initializers[name]?.first(where: {
                $0.parameters.count == 1 && $0.parameters[0].type == .array(.engine(name))
            })
        {
            let codes = elements.map { check($0, .engine(name), scope).code }
            return Typed(.engine(name)) { frame throws(Failure) in
                var values: [Value] = []
                for code in codes { values.append(try code(frame)) }
                var arguments = [Value.array(values)]
                return try entry.call(&arguments)
            }
        }
        if replacesExternalNames, let expected, expected.unwrapped.isUnknown {
            for element in elements { _ = resolve(element, .unknown, scope) }
            return Typed(.unknown) { _ throws(Failure) in .none }
        }
        var element: StyleType?
        if case .array(let type)? = expected?.unwrapped, !type.hasVariable { element = type }
        if element == nil, let first = elements.first {
            element = commonType(of: elements, scope) ?? resolve(first, nil, scope).type
        }
        guard let element else { return fail(place, "empty collection literal requires an explicit type") }
        let codes = elements.map { check($0, element, scope).code }
        return Typed(.array(element)) { frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            return .array(values)
        }
    }

    private func resolveDictionary(_ elements: [DictionaryElement], _ expected: StyleType?, _ scope: Scope)
        -> Typed
    {
        var types: (StyleType, StyleType)?
        if case .dictionary(let key, let value)? = expected?.unwrapped { types = (key, value) }
        if types == nil, let first = elements.first {
            types = (resolve(first.key, nil, scope).type, resolve(first.value, nil, scope).type)
        }
        let (key, value) = types ?? (.unknown, .unknown)
        let codes = elements.map { (check($0.key, key, scope).code, check($0.value, value, scope).code) }
        return Typed(.dictionary(key, value)) { frame throws(Failure) in
            var result: [Value: Value] = [:]
            for (key, value) in codes { result[try key(frame)] = try value(frame) }
            return .dictionary(result)
        }
    }

    private func resolveTuple(_ elements: [Argument], _ expected: StyleType?, _ scope: Scope) -> Typed {
        var expectations: [StyleType?] = elements.map { _ in nil }
        if case .tuple(let types)? = expected?.unwrapped, types.count == elements.count {
            expectations = types.map(\.type)
        }
        let typed = zip(elements, expectations).map { element, expectation in
            expectation.map { check(element.value, $0, scope) } ?? resolve(element.value, nil, scope)
        }
        let codes = typed.map(\.code)
        return Typed(.tuple(zip(elements, typed).map { .init($0.label?.text, $1.type) })) {
            frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            return .tuple(values)
        }
    }

    private func resolveKeyPath(
        _ root: TypeID?,
        _ components: [KeyPathComponent],
        _ expected: StyleType?,
        _ place: SourcePlace,
        _ scope: Scope
    ) -> Typed {
        let names = components.compactMap { if case .property(let name) = $0 { name.text } else { nil } }
        // As a function: `map(\.name)`.
        if case .function(let function)? = expected, let parameter = function.parameters.first,
            let first = names.first
        {
            var type = parameter.type
            var getters: [@Sendable (Frame, Value) throws(Failure) -> Value] = []
            for name in names where name != "self" {
                guard let member = readMember(name, of: type) else {
                    return fail(place, "value of type '\(self.name(of: type))' has no member '\(first)'")
                }
                type = member.type
                getters.append(member.get)
            }
            let chain = getters
            return Typed(.function(.init([parameter], type))) { frame throws(Failure) in
                .function(
                    .init(frame.execution) { values throws(Failure) in
                        var value = values[0]
                        for getter in chain { value = try getter(frame, value) }
                        return value
                    }
                )
            }
        }
        return Typed(.keyPath) { _ throws(Failure) in .keyPath(.init(names: names) { value in value }) }
    }

    private func resolveMacro(_ name: Name, _ arguments: [Argument], _ expected: StyleType?, _ scope: Scope)
        -> Typed
    {
        guard name.text == "colorLiteral" else {
            return fail(name.place, "macro '#\(name.text)' is not supported in a pasted style")
        }
        let codes = arguments.map { check($0.value, .double, scope).code }
        let type = expected == .engine("UIColor") ? "UIColor" : "Color"
        guard
            let entry = bridge.initializers[type]?.first(where: {
                $0.parameters.map(\.label) == ["red", "green", "blue", type == "Color" ? "opacity" : "alpha"]
            }),
            codes.count == 4
        else { return fail(name.place, "a color literal needs red, green, blue and alpha") }
        return Typed(.engine(type)) { frame throws(Failure) in
            var values: [Value] = []
            for code in codes {
                // The compiler passes the components as `Float`.
                values.append(.number(Double(Float(try Double(bridging: code(frame))))))
            }
            return try entry.call(&values)
        }
    }

    // MARK: Branches

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
        if let common = commonType(of: branches, scope), fits(common, expected) { return common }
        // Types that the statics of the protocol offer.
        for name in bridge.conformances.keys.sorted() where bridge.conforms(name, to: protocolName) {
            let type = StyleType.engine(name)
            let fits = branches.allSatisfy { branch in
                attempt { _ = self.check(branch, type, scope) }.diagnostics.isEmpty
            }
            if fits { return type }
        }
        return expected
    }

    private func resolveTernary(
        _ condition: ExpressionID,
        _ then: ExpressionID,
        _ otherwise: ExpressionID,
        _ expected: StyleType?,
        _ scope: Scope
    ) -> Typed {
        let test = check(condition, .bool, scope).code
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
                let (a, b) = (first.code, second.code)
                return Typed(.unknown, external: external) { frame throws(Failure) in
                    try test(frame).isTrue ? a(frame) : b(frame)
                }
            }
            second = resolve(otherwise, expected, scope)
            if first.external != nil || second.external != nil || first.type.isUnknown
                || second.type.isUnknown
            {
                let (a, b) = (first.code, second.code)
                return Typed(.unknown, external: first.external ?? second.external) { frame throws(Failure) in
                    try test(frame).isTrue ? a(frame) : b(frame)
                }
            }
            return fail(
                program[then].place,
                "result values in '? :' expression have mismatching types '\(name(of: first.type))' and '\(name(of: second.type))'"
            )
        }
        let first = check(then, type, scope)
        let second = check(otherwise, type, scope)
        let (a, b) = (first.code, second.code)
        let result = first.type == second.type ? first.type : type
        return Typed(result) { frame throws(Failure) in try test(frame).isTrue ? a(frame) : b(frame) }
    }
}

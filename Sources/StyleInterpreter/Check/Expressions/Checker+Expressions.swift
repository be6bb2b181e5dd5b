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
        let outerFile = namingFile
        namingFile = index.files.file(of: program[id].place)
        defer { namingFile = outerFile }
        // The links of a chain are resolved from its base, so that a long chain needs no deep stack.
        let chain = program.chain(id)
        var base = base
        if isOperator(id) {
            resolveLeftOperands(of: chain, expected, scope)
        } else if chain.count > 1 {
            if case .implicitMember = program[chain[0]].kind { base = base ?? expected }
            let inner = chain.indices.dropFirst().dropLast()
            func isLink(_ position: Int) -> Bool {
                !isCallee(position, of: chain) && !isOperator(chain[position])
            }
            // If the last one is known, so are the others.
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
        // Values that consist of themselves twice, again and again, have a type that is exponentially larger than the source.
        if typed.type.hasMoreParts(than: Self.typeSizeLimit) {
            return fail(.typeTooLarge(limit: Self.typeSizeLimit), at: program[id].place)
        }
        return typed
    }

    /// Whether a link of a chain is what the next link calls.
    private func isCallee(_ position: Int, of chain: [ExpressionID]) -> Bool {
        guard position + 1 < chain.count else { return false }
        if case .call(let callee, _, _) = program[chain[position + 1]].kind {
            return callee == chain[position]
        }
        return false
    }

    func resolveNew(_ id: ExpressionID, _ expected: StyleType?, _ scope: Scope, base: StyleType?)
        -> Typed
    {
        let expression = program[id]
        let place = expression.place
        guard countWork(at: place) else { return .failed }
        if let literal = ownLiteral(id, expected, scope) { return literal }
        switch expression.kind {
        case .integer(let value):
            if expected?.unwrapped == .double || expected?.unwrapped == .any("Numeric") {
                cost += 2
                let number = Double(value)
                return Typed(.double, Constant.number(number))
            }
            guard let number = Int(exactly: value) else {
                return fail(.integerOverflow("\(value)"), at: place)
            }
            return Typed(.int, Constant.integer(number))
        case .float(let value): return Typed(.double, Constant.number(value))
        case .boolean(let value): return Typed(.bool, Constant.boolean(value))
        case .nil:
            if replacesExternalNames, expected?.hasVariable ?? true { return Typed(.unknown, Constant.none) }
            guard let expected, expected.isOptional || expected.isUnknown else {
                return fail(expected.map { .nilConversion(to: name(of: $0)) } ?? .nilWithoutType, at: place)
            }
            return Typed(expected, Constant.none)
        case .string(let segments): return resolveString(segments, expected, at: expression.place, scope)
        case .array(let elements): return resolveArray(elements, expected, place, scope)
        case .dictionary(let elements): return resolveDictionary(elements, expected, scope)
        case .tuple(let elements): return resolveTuple(elements, expected, scope)
        case .closure(let closure): return resolveClosure(closure, expected, place, scope)
        case .identifier(let identifier, _): return resolveIdentifier(identifier, expected, scope)
        case .member(let base_, let member, _):
            return resolveMember(of: base_, member, expected, scope, base: base)
        case .implicitMember(let member, _): return resolveImplicitMember(member, base ?? expected, scope)
        case .specialization(let inner, _):
            guard let type = specializedType(id, scope) else {
                return resolve(inner, expected, scope, base: base)
            }
            return Typed(.metatype(type), Constant.metatype(type))
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
        case .try(let kind, let inner): return resolveTry(kind, inner, place, expected, scope, base: base)
        case .forcedValue(let inner):
            let typed = resolve(inner, expected.map(StyleType.optional), scope, base: base)
            return Typed(
                typed.type.unwrapped,
                external: typed.external,
                ForcedValue(value: typed, place: place)
            )
        case .unwrappedLink(let inner):
            let typed = resolve(inner, nil, scope, base: base)
            return Typed(typed.type.unwrapped, external: typed.external, ChainLink(value: typed))
        case .optionalChain(let inner):
            let typed = resolve(inner, expected?.unwrapped, scope, base: base)
            let type: StyleType =
                typed.type.isOptional || typed.type.isUnknown ? typed.type : .optional(typed.type)
            return Typed(type, external: typed.external, OptionalChain(value: typed))
        case .cast(let inner, let kind, let typeID): return resolveCast(inner, kind, typeID, place, scope)
        case .typeTest(let inner, let typeID): return resolveTypeTest(inner, typeID, scope)
        case .statement(let statement): return resolveStatement(statement, expected, scope)
        case .macro(let name, let arguments, _): return resolveMacro(name, arguments, expected, scope)
        case .type(let typeID):
            let type = type(typeID, scope)
            return Typed(.metatype(type), Constant.metatype(type))
        case .discard: return Typed(.unknown, Constant.void)
        case .inout(let inner): return resolve(inner, expected, scope)
        case .postfix(let operand, let symbol) where symbol.text == "...":
            return partialRange(operand, symbol, nil, expected, scope)
        case .await(let inner):
            var typed = resolve(inner, expected, scope, base: base)
            if typed.external == nil, !typed.isFailed { typed.operation = Awaiting(value: typed) }
            return typed
        case .postfix, .conditional, .conditionalBase, .regularExpression:
            return fail(.unsupported("this expression"), at: place)
        case .unsupported(let what): return fail(.unsupported(what), at: place)
        }
    }

    // MARK: Literals

    /// Whether only a protocol of a value is known.
    private func isOpaque(_ type: StyleType) -> Bool {
        if case .any = type { true } else { false }
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
            if parameter.type.isUnknown, replacesExternalNames, first != "self" {
                return outsideKeyPath(names, function, place)
            }
            var type = parameter.type
            var members: [MemberReading] = []
            for name in names where name != "self" {
                guard let member = readMember(name, of: type) else {
                    // An element of which little is known identifies itself.
                    if type.isUnknown || isOpaque(type), function.result.hasVariable { break }
                    return fail(.noMember(of: self.name(of: type), first), at: place)
                }
                type = member.type
                members.append(member.reading)
            }
            return Typed(
                .function(.init([parameter], type)),
                KeyPathFunction(names: names, members: members)
            )
        }
        if let root, expected == nil, names.count == components.count {
            // `let path = \Tokens.accent`
            let function = StyleType.function(.init([.init(type(root, scope))], .unknown))
            let typed = attempt { self.resolveKeyPath(nil, components, function, place, scope) }
            if typed.diagnostics.isEmpty { return accept(typed) }
        }
        return Typed(.keyPath, Constant.keyPath(names))
    }

    /// A key path of a type that the source does not declare: whatever value it has, it reads a stand-in.
    private func outsideKeyPath(
        _ names: [String],
        _ function: StyleType.Function,
        _ place: SourcePlace
    ) -> Typed {
        let external = External(names.joined(separator: "."))
        let value = standIn(for: external, as: function.result, at: place)
        return Typed(.function(function), ConstantFunction(result: value.operation))
    }
}

import StyleRuntime
import StyleSyntax

extension Checker {
    /// Checks an expression where a type is expected.
    func check(_ id: ExpressionID, as expected: StyleType, in scope: Scope) -> Typed {
        let typed = resolve(id, as: expected, in: scope)
        return convert(typed, to: expected, at: program[id].place)
    }

    /// Finds the type of an expression; the expected type only helps where Swift leaves it open.
    func resolve(_ id: ExpressionID, as expected: StyleType?, in scope: Scope, base: StyleType? = nil)
        -> Typed
    {
        let outerFile = namingFile
        namingFile = index.files.file(of: program[id].place)
        defer { namingFile = outerFile }
        // The links of a chain are resolved from its base, so that a long chain needs no deep stack.
        let chain = program.chain(id)
        var base = base
        if isOperator(id) {
            resolveLeftOperands(of: chain, as: expected, in: scope)
        } else if chain.count > 1 {
            if case .implicitMember = program[chain[0]].kind { base = base ?? expected }
            let inner = chain.indices.dropFirst().dropLast()
            func isLink(_ position: Int) -> Bool {
                !isCallee(position, of: chain) && !isOperator(chain[position])
            }
            // If the last one is known, so are the others.
            if let last = inner.last(where: isLink), !isRemembered(chain[last], base: base, in: scope) {
                for position in inner where isLink(position) {
                    let link = chain[position]
                    _ = attempt {
                        self.remember(link, as: nil, base: base, in: scope) {
                            self.resolveNew(link, as: nil, in: scope, base: base)
                        }
                    }
                }
            }
        }
        var typed = remember(id, as: expected, base: base, in: scope) {
            resolveNew(id, as: expected, in: scope, base: base)
        }
        if replacesExternalNames, typed.type.isUnknown, typed.external == nil, !typed.isFailed,
            !typed.neverReturns
        {
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

    func resolveNew(_ id: ExpressionID, as expected: StyleType?, in scope: Scope, base: StyleType?)
        -> Typed
    {
        let expression = program[id]
        let place = expression.place
        guard countWork(at: place) else { return .failed }
        if let literal = ownLiteral(id, as: expected, in: scope) { return literal }
        switch expression.kind {
        case .integer(let value):
            if expected?.unwrapped == .double || expected?.unwrapped == .any(.numeric) {
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
        case .string(let segments):
            return resolveString(segments, as: expected, at: expression.place, in: scope)
        case .array(let elements): return resolveArray(elements, as: expected, at: place, in: scope)
        case .dictionary(let elements): return resolveDictionary(elements, as: expected, in: scope)
        case .tuple(let elements): return resolveTuple(elements, as: expected, in: scope)
        case .closure(let closure): return resolveClosure(closure, as: expected, at: place, in: scope)
        case .identifier(let identifier, _): return resolveIdentifier(identifier, as: expected, in: scope)
        case .member(let base_, let member, _):
            return resolveMember(of: base_, named: member, as: expected, in: scope, base: base)
        case .implicitMember(let member, _):
            return resolveImplicitMember(member, as: base ?? expected, in: scope)
        case .specialization(let inner, _):
            guard let type = specializedType(id, in: scope) else {
                return resolve(inner, as: expected, in: scope, base: base)
            }
            return Typed(.metatype(type), Constant.metatype(type))
        case .keyPath(let root, let components):
            return resolveKeyPath(root, components: components, as: expected, at: place, in: scope)
        case .call: return resolveCall(id, as: expected, in: scope, base: base)
        case .subscript(let inner, let arguments, _):
            return resolveSubscript(inner, with: arguments, in: scope, base: base)
        case .prefix(let symbol, let operand):
            return resolvePrefix(symbol, on: operand, as: expected, in: scope)
        case .binary: return resolveBinary(id, as: expected, in: scope)
        case .assignment(let target, let value):
            return resolveAssignment(target, value: value, at: place, in: scope)
        case .ternary(let condition, let then, let otherwise):
            return resolveTernary(condition, then: then, otherwise: otherwise, as: expected, in: scope)
        case .try(let kind, let inner):
            return resolveTry(kind, of: inner, at: place, as: expected, in: scope, base: base)
        case .forcedValue(let inner):
            let typed = resolve(inner, as: expected.map(StyleType.optional), in: scope, base: base)
            return Typed(
                typed.type.unwrapped,
                external: typed.external,
                ForcedValue(value: typed, place: place)
            )
        case .unwrappedLink(let inner):
            let typed = resolve(inner, as: nil, in: scope, base: base)
            return Typed(typed.type.unwrapped, external: typed.external, ChainLink(value: typed))
        case .optionalChain(let inner):
            let typed = resolve(inner, as: expected?.unwrapped, in: scope, base: base)
            let type: StyleType =
                typed.type.isOptional || typed.type.isUnknown ? typed.type : .optional(typed.type)
            return Typed(type, external: typed.external, OptionalChain(value: typed))
        case .cast(let inner, let kind, let typeID):
            return resolveCast(inner, kind: kind, to: typeID, at: place, in: scope)
        case .typeTest(let inner, let typeID): return resolveTypeTest(inner, for: typeID, in: scope)
        case .statement(let statement): return resolveStatement(statement, as: expected, in: scope)
        case .macro(let name, let arguments, _):
            return resolveMacro(name, with: arguments, as: expected, in: scope)
        case .type(let typeID):
            let type = type(typeID, in: scope)
            return Typed(.metatype(type), Constant.metatype(type))
        case .discard: return Typed(.unknown, Constant.void)
        case .inout(let inner): return resolve(inner, as: expected, in: scope)
        case .postfix(let operand, let symbol) where symbol.text == "...":
            return partialRange(operand, symbol, nil, as: expected, in: scope)
        case .await(let inner):
            var typed = resolve(inner, as: expected, in: scope, base: base)
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
        if case .any = type.kind { true } else { false }
    }

    private func resolveKeyPath(
        _ root: TypeID?,
        components: [KeyPathComponent],
        as expected: StyleType?,
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed {
        let names = components.compactMap { if case .property(let name) = $0 { name.text } else { nil } }
        // As a function: `map(\.name)`.
        if case .function(let function)? = expected?.kind, let parameter = function.parameters.first,
            let first = names.first
        {
            if parameter.type.isUnknown, replacesExternalNames, first != "self" {
                return outsideKeyPath(names, as: function, at: place)
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
            let function = StyleType.function(.init([.init(type(root, in: scope))], .unknown))
            let typed = attempt {
                self.resolveKeyPath(nil, components: components, as: function, at: place, in: scope)
            }
            if typed.diagnostics.isEmpty { return accept(typed) }
        }
        return Typed(.keyPath, Constant.keyPath(names))
    }

    /// A key path of a type that the source does not declare: whatever value it has, it reads a stand-in.
    private func outsideKeyPath(
        _ names: [String],
        as function: StyleType.Function,
        at place: SourcePlace
    ) -> Typed {
        let external = External(names.joined(separator: "."))
        let value = standIn(for: external, as: function.result, at: place)
        return Typed(.function(function), ConstantFunction(result: value.operation))
    }
}

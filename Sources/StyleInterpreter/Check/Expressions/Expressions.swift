import StyleRuntime
import StyleSyntax

/// The type of each kind of expression, with the type that is expected if there is one.
struct Expressions: CheckPart {
    let checker: Checker

    /// Checks an expression where a type is expected.
    func check(_ id: ExpressionID, as expected: StyleType, in scope: Scope) -> Typed {
        let typed = resolve(id, as: expected, in: scope)
        return conversions.convert(typed, to: expected, at: program[id].place)
    }

    /// Finds the type of an expression; the expected type only helps where Swift leaves it open.
    func resolve(_ id: ExpressionID, as expected: StyleType?, in scope: Scope, base: StyleType? = nil)
        -> Typed
    {
        let outerFile = checker.namingFile
        checker.namingFile = checker.index.files.file(of: program[id].place)
        defer { checker.namingFile = outerFile }
        // The links of a chain are resolved from its base, so that a long chain needs no deep stack.
        let chain = program.chain(id)
        var base = base
        if operators.isOperator(id) {
            operators.resolveLeftOperands(of: chain, as: expected, in: scope)
        } else if chain.count > 1 {
            if case .implicitMember = program[chain[0]].kind { base = base ?? expected }
            let inner = chain.indices.dropFirst().dropLast()
            func isLink(_ position: Int) -> Bool {
                !isCallee(position, of: chain) && !operators.isOperator(chain[position])
            }
            // If the last one is known, so are the others.
            if let last = inner.last(where: isLink), !checker.isRemembered(chain[last], base: base, in: scope)
            {
                for position in inner where isLink(position) {
                    let link = chain[position]
                    _ = checker.attempt {
                        checker.remember(link, as: nil, base: base, in: scope) {
                            self.resolveNew(link, as: nil, in: scope, base: base)
                        }
                    }
                }
            }
        }
        var typed = checker.remember(id, as: expected, base: base, in: scope) {
            resolveNew(id, as: expected, in: scope, base: base)
        }
        if checker.replacesExternalNames, typed.type.isUnknown, typed.external == nil, !typed.isFailed,
            !typed.neverReturns
        {
            typed.external = External(externalNames.sourceName(id))
        }
        // Values that consist of themselves twice, again and again, have a type that is exponentially larger than the source.
        if typed.type.hasMoreParts(than: Checker.typeSizeLimit) {
            return checker.fail(.typeTooLarge(limit: Checker.typeSizeLimit), at: program[id].place)
        }
        return typed
    }

    /// Whether `nil` is a value of a type: of an optional, or of a gesture, since an optional gesture is one.
    private func takesNil(_ type: StyleType) -> Bool {
        if case .any(.gesture, _) = type.kind { return true }
        return type.isOptional || type.isUnknown
    }

    /// An expression as a view whose method makes a style of shapes first, and a view, too: `gradient.opacity(0.5)`; nil for
    /// other expressions.
    func view(inPlaceOf typed: Typed, _ id: ExpressionID, in scope: Scope) -> Typed? {
        guard case .any(.shapeStyle, _) = typed.type.kind, case .call = program[id].kind else { return nil }
        let view = checker.attempt { self.check(id, as: .view, in: scope) }
        return view.diagnostics.isEmpty && !view.value.isFailed ? checker.accept(view) : nil
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
        guard checker.countWork(at: place) else { return .failed }
        if let literal = literals.ownLiteral(id, as: expected, in: scope) { return literal }
        switch expression.kind {
        case .integer(let value):
            if expected?.unwrapped == .double || expected?.unwrapped == .any(.numeric) {
                checker.cost += 2
                let number = Double(value)
                return Typed(.double, Constant.number(number))
            }
            guard let number = Int(exactly: value) else {
                return checker.fail(.integerOverflow("\(value)"), at: place)
            }
            return Typed(.int, Constant.integer(number))
        case .float(let value): return Typed(.double, Constant.number(value))
        case .boolean(let value): return Typed(.bool, Constant.boolean(value))
        case .nil:
            if checker.replacesExternalNames, expected?.hasVariable ?? true {
                return Typed(.unknown, Constant.none)
            }
            guard let expected, takesNil(expected) else {
                return checker.fail(
                    expected.map { .nilConversion(to: checker.name(of: $0)) } ?? .nilWithoutType,
                    at: place
                )
            }
            return Typed(expected, Constant.none)
        case .string(let segments):
            return literals.resolveString(segments, as: expected, at: expression.place, in: scope)
        case .array(let elements): return literals.resolveArray(elements, as: expected, at: place, in: scope)
        case .dictionary(let elements): return literals.resolveDictionary(elements, as: expected, in: scope)
        case .tuple(let elements): return literals.resolveTuple(elements, as: expected, in: scope)
        case .closure(let closure):
            return closureExpressions.resolveClosure(closure, as: expected, at: place, in: scope)
        case .identifier(let identifier, _):
            return identifiers.resolveIdentifier(identifier, as: expected, in: scope)
        case .member(let base_, let member, _):
            return memberLookup.resolveMember(of: base_, named: member, as: expected, in: scope, base: base)
        case .implicitMember(let member, _):
            return memberLookup.resolveImplicitMember(member, as: base ?? expected, in: scope)
        case .specialization(let inner, _):
            guard let type = generics.specializedType(id, in: scope) else {
                return resolve(inner, as: expected, in: scope, base: base)
            }
            return Typed(.metatype(type), Constant.metatype(type))
        case .keyPath(let root, let components):
            return resolveKeyPath(root, components: components, as: expected, at: place, in: scope)
        case .call: return calls.resolveCall(id, as: expected, in: scope, base: base)
        case .subscript(let inner, let arguments, _):
            return subscripts.resolveSubscript(inner, with: arguments, in: scope, base: base)
        case .prefix(let symbol, let operand):
            return operators.resolvePrefix(symbol, on: operand, as: expected, in: scope)
        case .binary: return operators.resolveBinary(id, as: expected, in: scope)
        case .assignment(let target, let value):
            return places.resolveAssignment(target, value: value, at: place, in: scope)
        case .ternary(let condition, let then, let otherwise):
            return resolveTernary(condition, then: then, otherwise: otherwise, as: expected, in: scope)
        case .try(let kind, let inner):
            return controlFlow.resolveTry(kind, of: inner, at: place, as: expected, in: scope, base: base)
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
        case .statement(let statement):
            return controlFlow.resolveStatement(statement, as: expected, in: scope)
        case .macro(let name, let arguments, _):
            return literals.resolveMacro(name, with: arguments, as: expected, in: scope)
        case .type(let typeID):
            let type = typeNames.type(typeID, in: scope)
            return Typed(.metatype(type), Constant.metatype(type))
        case .discard: return Typed(.unknown, Constant.void)
        case .inout(let inner): return resolve(inner, as: expected, in: scope)
        case .postfix(let operand, let symbol) where symbol.text == "...":
            return operators.partialRange(operand, symbol, nil, as: expected, in: scope)
        case .await(let inner):
            var typed = resolve(inner, as: expected, in: scope, base: base)
            if typed.external == nil, !typed.isFailed { typed.operation = Awaiting(value: typed) }
            return typed
        case .postfix, .conditional, .conditionalBase, .regularExpression:
            return checker.fail(.unsupported("this expression"), at: place)
        case .unsupported(let what): return checker.fail(.unsupported(what), at: place)
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
            if parameter.type.isUnknown, checker.replacesExternalNames, first != "self" {
                return outsideKeyPath(names, as: function, at: place)
            }
            var type = parameter.type
            var members: [MemberReading] = []
            for name in names where name != "self" {
                guard let member = memberLookup.readMember(name, of: type) else {
                    // An element of which little is known identifies itself.
                    if type.isUnknown || isOpaque(type), function.result.hasVariable { break }
                    return checker.fail(.noMember(of: checker.name(of: type), first), at: place)
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
            let function = StyleType.function(.init([.init(typeNames.type(root, in: scope))], .unknown))
            let typed = checker.attempt {
                self.resolveKeyPath(nil, components: components, as: function, at: place, in: scope)
            }
            if typed.diagnostics.isEmpty { return checker.accept(typed) }
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
        let value = externalNames.standIn(for: external, as: function.result, at: place)
        return Typed(.function(function), ConstantFunction(result: value.operation))
    }
}

import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

extension Checker.Attempt<Typed> {
    /// Whether it is something outside of the source, about which there is no message.
    fileprivate var isExternal: Bool { diagnostics.isEmpty && value.type.isUnknown }
}

/// Operators of the standard library, of the engine and of the source.
struct Operators: CheckPart {
    let checker: Checker

    func resolvePrefix(_ symbol: Name, on operand: ExpressionID, as expected: StyleType?, in scope: Scope)
        -> Typed
    {
        if let own = ownOperator(symbol, on: [operand], as: expected, in: scope) { return own }
        switch symbol.text {
        case "...", "..<": return partialRange(nil, symbol, operand, as: expected, in: scope)
        case "~":
            return Typed(
                .int,
                UnaryOperation(sign: .complement, operand: expressions.check(operand, as: .int, in: scope))
            )
        case "!":
            return Typed(
                .bool,
                UnaryOperation(sign: .not, operand: expressions.check(operand, as: .bool, in: scope))
            )
        case "-", "+":
            let typed = expressions.resolve(operand, as: expected, in: scope)
            if typed.external != nil {
                return Typed(.unknown, external: typed.external, typed.operation)
            }
            guard
                typed.type == .int || typed.type == .double || typed.type == .engine(.angle)
                    || typed.type.isUnknown
            else {
                return checker.fail(
                    .unaryOperator(symbol.text, operand: checker.name(of: typed.type)),
                    at: symbol.place
                )
            }
            let sign: UnaryOperation.Operator = symbol.text == "-" ? .negation : .identity
            return Typed(typed.type, UnaryOperation(sign: sign, operand: typed))
        default:
            return checker.fail(.operator(symbol.text), at: symbol.place)
        }
    }

    /// An operator, and the operators of its left side: they are resolved from the left.
    func resolveBinary(_ id: ExpressionID, as expected: StyleType?, in scope: Scope) -> Typed {
        guard case .binary(let left, let symbol, let right) = program[id].kind else { return .failed }
        if let own = ownOperator(symbol, on: [left, right], as: expected, in: scope) { return own }
        switch symbol.text {
        case "&&", "||":
            let (first, second) = (
                expressions.check(left, as: .bool, in: scope), expressions.check(right, as: .bool, in: scope)
            )
            return Typed(
                .bool,
                LogicalOperation(isAnd: symbol.text == "&&", first: first, second: second)
            )
        case "??":
            let optional = expressions.resolve(left, as: expected.map { .optional($0.unwrapped) }, in: scope)
            var type = optional.type.unwrapped
            if type.isUnknown, let expected { type = expected }
            let first =
                type.isUnknown
                ? optional : conversions.convert(optional, to: .optional(type), at: program[left].place)
            let isStillOptional =
                type.isUnknown
                ? false
                : checker.attempt { _ = expressions.check(right, as: type, in: scope) }.diagnostics.isEmpty
                    == false
            let second =
                isStillOptional
                ? expressions.check(right, as: .optional(type), in: scope)
                : (type.isUnknown
                    ? resolveFallback(right, as: expected, in: scope)
                    : expressions.check(right, as: type, in: scope))
            if type.isUnknown, second.type.isUnknown, let external = optional.external {
                return Typed(.unknown, external: external, optional.operation)
            }
            return Typed(
                isStillOptional ? .optional(type) : (type.isUnknown ? second.type : type),
                Coalescing(optional: first, fallback: second)
            )
        case "==", "!=", "===", "!==": return resolveEquality(left, symbol, right, in: scope)
        case "<", ">", "<=", ">=": return resolveComparison(left, symbol, right, in: scope)
        case "+", "-", "*", "/", "%", "&+", "&-", "&*":
            return resolveArithmetic(left, symbol, right, as: expected, in: scope)
        case "&", "|", "^", "<<", ">>":
            return resolveArithmetic(left, symbol, right, as: .int, in: scope)
        case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
            guard let place = places.place(left, in: scope) else { return .failed }
            let operation = Name(String(symbol.text.dropLast()), at: symbol.place)
            if place.type.isUnknown {
                let result = resolveArithmetic(left, operation, right, as: nil, in: scope)
                return Typed(.void, Assignment(target: place, value: result))
            }
            guard let computation = Arithmetic(operation.text, of: place.type) else {
                return assignment(
                    to: place,
                    of: engineOperator(operation, on: [left, right], as: place.type, in: scope)
                )
                    ?? mismatch(left, symbol, right, in: scope)
            }
            let value = expressions.check(right, as: place.type, in: scope)
            return Typed(
                .void,
                CompoundAssignment(computation: computation, target: place, value: value, place: symbol.place)
            )
        case "~=":
            let value = expressions.resolve(right, as: nil, in: scope)
            guard let pattern = rangePattern(left, as: value.type, in: scope) else {
                return checker.fail(.matchOfNoRange, at: symbol.place)
            }
            return Typed(.bool, PatternMatch(pattern: pattern, value: value))
        case "..<", "...":
            if expected?.unwrapped == DynamicTypeRange.bridgedType {
                return partialRange(left, symbol, right, as: expected, in: scope)
            }
            return resolveRange(left, symbol, right, as: expected, in: scope)
        default:
            let isKnown =
                checker.index.operators.contains(symbol.text)
                || Self.unsupportedOperators.contains(symbol.text)
            return checker.fail(
                isKnown ? .operator(symbol.text) : .unknownOperator(symbol.text),
                at: symbol.place
            )
        }
    }

    /// The operators of the standard library that no source here needs: of bits, and of vectors.
    private static let unsupportedOperators: Set<String> = [
        "&<<", "&>>", "&<<=", "&>>=", "~>", ".==", ".!=", ".<", ".<=", ".>", ".>=", ".&", ".|", ".^",
        ".&=", ".|=", ".^=",
    ]

    /// The value in place of an optional of which nothing is known; an implicit member or an empty literal is as little
    /// known as the optional.
    private func resolveFallback(_ id: ExpressionID, as expected: StyleType?, in scope: Scope) -> Typed {
        let tried = checker.attempt { expressions.resolve(id, as: expected, in: scope) }
        guard checker.replacesExternalNames, expected == nil, !tried.diagnostics.isEmpty else {
            return checker.accept(tried)
        }
        return expressions.resolve(id, as: .unknown, in: scope)
    }

    /// The assignment of the result of an operator to its left operand; nil without a result.
    private func assignment(to place: Place, of result: Typed?) -> Typed? {
        guard let result, conversions.fits(result.type, as: place.type) else { return nil }
        return Typed(.void, Assignment(target: place, value: result))
    }

    /// A range of text sizes.
    func partialRange(
        _ lower: ExpressionID?,
        _ symbol: Name,
        _ upper: ExpressionID?,
        as expected: StyleType?,
        in scope: Scope
    ) -> Typed {
        guard expected?.unwrapped == DynamicTypeRange.bridgedType else {
            return openRange(lower, symbol, upper, as: expected, in: scope)
        }
        let size = StyleType.engine(.dynamicTypeSize)
        let first = lower.map { expressions.check($0, as: size, in: scope) }
        let last = upper.map { expressions.check($0, as: size, in: scope) }
        return Typed(DynamicTypeRange.bridgedType, TextSizeRange(lower: first, upper: last))
    }

    /// Resolves both operands, each with the type of the other where it has none itself.
    func operands(
        _ left: ExpressionID,
        _ right: ExpressionID,
        as expected: StyleType?,
        in scope: Scope
    ) -> (first: Typed, second: Typed, type: StyleType)? {
        var first = checker.attempt { expressions.resolve(left, as: nil, in: scope) }
        var second = checker.attempt { expressions.resolve(right, as: nil, in: scope) }
        // An implicit member beside something outside of the source is outside of it, too.
        if checker.replacesExternalNames {
            if first.isExternal, !second.diagnostics.isEmpty {
                second = checker.attempt { expressions.resolve(right, as: .unknown, in: scope) }
            } else if second.isExternal, !first.diagnostics.isEmpty {
                first = checker.attempt { expressions.resolve(left, as: .unknown, in: scope) }
            }
        }
        let isFirstKnown = first.diagnostics.isEmpty && !first.value.type.isUnknown
        let isSecondKnown = second.diagnostics.isEmpty && !second.value.type.isUnknown
        var candidates: [StyleType] = []
        if let expected { candidates.append(expected) }
        // An optional that is unwrapped implicitly is, beside a value of its type.
        for (value, other) in [(first.value, second.value), (second.value, first.value)]
        where value.isImplicitlyUnwrapped && !other.type.isUnknown
            && value.type.unwrapped == other.type.unwrapped
        {
            candidates.append(value.type.unwrapped)
        }
        if isFirstKnown { candidates.append(first.value.type) }
        if isSecondKnown { candidates.append(second.value.type) }
        if isFirstKnown, !first.value.type.isOptional { candidates.append(.optional(first.value.type)) }
        if isSecondKnown, !second.value.type.isOptional { candidates.append(.optional(second.value.type)) }
        // A number that is not in the source is hardly an integer because it is beside a literal.
        if checker.replacesExternalNames, candidates.first == .int, !(isFirstKnown && isSecondKnown),
            isIntegerLiteral(isFirstKnown ? left : right)
        {
            candidates.insert(.double, at: 0)
        }
        for type in candidates {
            let checked = checker.attempt {
                (expressions.check(left, as: type, in: scope), expressions.check(right, as: type, in: scope))
            }
            if checked.diagnostics.isEmpty {
                let (first, second) = checker.accept(checked)
                return (first, second, type)
            }
        }
        if !isFirstKnown, !isSecondKnown, first.diagnostics.isEmpty, second.diagnostics.isEmpty {
            return (first.value, second.value, .unknown)
        }
        if first.diagnostics.isEmpty, second.diagnostics.isEmpty { return nil }
        // One operand has faults of its own.
        _ = checker.accept(first)
        if let type = isFirstKnown ? first.value.type : nil {
            _ = expressions.check(right, as: type, in: scope)
        } else if second.diagnostics.isEmpty == false, first.diagnostics.isEmpty {
            _ = checker.accept(second)
        }
        return (.failed, .failed, .unknown)
    }

    private func isIntegerLiteral(_ id: ExpressionID) -> Bool {
        if case .integer = program[id].kind { true } else { false }
    }

    private func resolveEquality(_ left: ExpressionID, _ symbol: Name, _ right: ExpressionID, in scope: Scope)
        -> Typed
    {
        let isEqual = symbol.text.hasPrefix("=")
        // `nil` has no type of its own.
        for (value, other) in [(left, right), (right, left)] {
            if case .nil = program[value].kind {
                return Typed(
                    .bool,
                    NilTest(value: expressions.resolve(other, as: nil, in: scope), isEqual: isEqual)
                )
            }
        }
        guard let (first, second, type) = operands(left, right, as: nil, in: scope) else {
            return mismatch(left, symbol, right, in: scope)
        }
        if case (.metatype(let one), .metatype(let other)) = (first.type.kind, second.type.kind) {
            return Typed(.bool, Constant.boolean((one == other) == isEqual))
        }
        if type.isUnknown, first.external != nil || second.external != nil {
            return externalEquality([left, right], by: symbol, isEqual: isEqual)
        }
        // Objects of UIKit are equal if they are the same.
        let isIdentity = inheritance.isReference(type) && (symbol.text.count == 3 || isObjectOfUIKit(type))
        guard
            type.isUnknown || isIdentity || isComparedByParts(type)
                || conversions.conforms(type, to: .equatable)
        else {
            return checker.fail(
                .binaryOperator(symbol.text, operands: checker.name(of: type)),
                at: symbol.place
            )
        }
        return Typed(.bool, EqualityOperation(isEqual: isEqual, first: first, second: second))
    }

    /// The equality of something outside of the source and a value of its type: a condition that a request can set.
    ///
    /// It is false, since a value is equal to few others, but for a usual one such as `.primary`.
    private func externalEquality(_ operands: [ExpressionID], by symbol: Name, isEqual: Bool) -> Typed {
        let name = StandIn.comparison(
            of: externalNames.sourceName(operands[0]),
            with: externalNames.sourceName(operands[1])
        )
        let equal = externalNames.standIn(for: External(name), as: .bool, at: symbol.place)
        return isEqual ? equal : Typed(.bool, UnaryOperation(sign: .not, operand: equal))
    }

    private func isObjectOfUIKit(_ type: StyleType) -> Bool {
        switch type.unwrapped.kind {
        case .engine: true
        case .declared(let number): inheritance.engineClass(of: checker.index.types[number]) != nil
        default: false
        }
    }

    /// Whether a type is a tuple whose elements can be compared.
    private func isComparedByParts(_ type: StyleType) -> Bool {
        guard case .tuple(let elements) = type.kind else { return false }
        return elements.allSatisfy { conversions.conforms($0.type, to: .equatable) }
    }

    func mismatch(_ left: ExpressionID, _ symbol: Name, _ right: ExpressionID, in scope: Scope)
        -> Typed
    {
        let types = [left, right].map { checker.name(of: expressions.resolve($0, as: nil, in: scope).type) }
        return checker.fail(.mixedOperands(symbol.text, first: types[0], second: types[1]), at: symbol.place)
    }

    private func resolveComparison(
        _ left: ExpressionID,
        _ symbol: Name,
        _ right: ExpressionID,
        in scope: Scope
    ) -> Typed {
        guard let (first, second, type) = operands(left, right, as: nil, in: scope) else {
            return mismatch(left, symbol, right, in: scope)
        }
        guard
            type == .int || type == .double || type == .string || type == .engine(.dynamicTypeSize)
                || type == .engine(.date) || type.isUnknown || isOrderedEnumeration(type)
        else {
            return checker.fail(
                .binaryOperator(symbol.text, operands: checker.name(of: type)),
                at: symbol.place
            )
        }
        guard let comparison = Comparison(rawValue: symbol.text) else { return .failed }
        return Typed(.bool, OrderOperation(comparison: comparison, first: first, second: second))
    }

    /// Whether the cases of an enumeration are compared by their order.
    private func isOrderedEnumeration(_ type: StyleType) -> Bool {
        guard let number = type.declaredNumber else { return false }
        let info = checker.index.types[number]
        return info.isEnumeration && (info.protocols.contains("Comparable") || info.isOutside)
    }
}

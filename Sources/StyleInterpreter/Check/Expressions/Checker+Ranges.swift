import StyleSyntax

extension Checker {
    /// A range between two values: of integers, or of numbers where one of them is no integer.
    func resolveRange(
        _ left: ExpressionID,
        _ symbol: Name,
        _ right: ExpressionID,
        _ expected: StyleType?,
        _ scope: Scope
    ) -> Typed {
        let integers = attempt { (self.check(left, .int, scope), self.check(right, .int, scope)) }
        let wantsNumbers = expected?.unwrapped == NumberRange.bridgedType
        if !wantsNumbers, integers.diagnostics.isEmpty {
            let (first, second) = accept(integers)
            return integerRange(first.code, symbol, second.code)
        }
        let numbers = attempt { (self.check(left, .double, scope), self.check(right, .double, scope)) }
        guard numbers.diagnostics.isEmpty else {
            let (first, second) = accept(integers)
            return integerRange(first.code, symbol, second.code)
        }
        let (first, second) = accept(numbers)
        let (lower, upper, isClosed) = (first.code, second.code, symbol.text == "...")
        return Typed(NumberRange.bridgedType) { frame throws(Failure) in
            let bounds = (try Double(bridging: lower(frame)), try Double(bridging: upper(frame)))
            guard bounds.0 <= bounds.1 else {
                throw Failure("Range requires lowerBound <= upperBound", at: symbol.place)
            }
            return NumberRange(lowerBound: bounds.0, upperBound: bounds.1, isClosed: isClosed).bridged
        }
    }

    private func integerRange(_ first: @escaping Code, _ symbol: Name, _ second: @escaping Code) -> Typed {
        let isClosed = symbol.text == "..."
        return Typed(isClosed ? .closedRange : .range) { frame throws(Failure) in
            guard case .integer(let lower) = try first(frame), case .integer(let end) = try second(frame)
            else {
                return .range(0..<0)
            }
            let upper = isClosed ? end &+ 1 : end
            guard lower <= upper else {
                throw Failure("Range requires lowerBound <= upperBound", at: symbol.place)
            }
            return .range(lower..<upper)
        }
    }

    /// A range without an end, of integers, or of numbers where its bound is no integer.
    func openRange(
        _ lower: ExpressionID?,
        _ symbol: Name,
        _ upper: ExpressionID?,
        _ expected: StyleType?,
        _ scope: Scope
    )
        -> Typed
    {
        guard let bound = lower ?? upper else { return .failed }
        let (isLower, isClosed) = (lower != nil, symbol.text == "...")
        let integer = attempt { self.check(bound, .int, scope) }
        if integer.diagnostics.isEmpty, expected?.unwrapped != NumberRange.bridgedType {
            let code = accept(integer).code
            return Typed(.range) { frame throws(Failure) in
                let bound = try Int(bridging: code(frame))
                if isLower { return .range(bound..<Int.max) }
                return .range(Int.min..<(isClosed && bound < .max ? bound + 1 : bound))
            }
        }
        let code = check(bound, .double, scope).code
        return Typed(NumberRange.bridgedType) { frame throws(Failure) in
            let bound = try Double(bridging: code(frame))
            return NumberRange(
                lowerBound: isLower ? bound : -.infinity,
                upperBound: isLower ? .infinity : bound,
                isClosed: isLower || isClosed
            ).bridged
        }
    }

    /// A range as a pattern for a number: `0..<1`, `..<0`, `5...`; nil for other expressions.
    func rangePattern(_ id: ExpressionID, _ type: StyleType, _ scope: Scope) -> PatternCode? {
        guard type == .int || type == .double else { return nil }
        let bounds: (lower: ExpressionID?, symbol: String, upper: ExpressionID?)
        switch program[id].kind {
        case .binary(let lower, let symbol, let upper): bounds = (lower, symbol.text, upper)
        case .prefix(let symbol, let upper): bounds = (nil, symbol.text, upper)
        case .postfix(let lower, let symbol): bounds = (lower, symbol.text, nil)
        default: return nil
        }
        guard bounds.symbol == "..." || bounds.symbol == "..<" else { return nil }
        let lower = bounds.lower.map { check($0, type, scope).code }
        let upper = bounds.upper.map { check($0, type, scope).code }
        let isClosed = bounds.symbol == "..."
        return { frame, value throws(Failure) in
            guard let number = value.asNumber else { return false }
            if let lower, let bound = try lower(frame).asNumber, number < bound { return false }
            if let upper, let bound = try upper(frame).asNumber {
                return isClosed ? number <= bound : number < bound
            }
            return true
        }
    }
}

extension Value {
    /// The value of a number or an integer.
    fileprivate var asNumber: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
}

/// A range of numbers that are no integers.
struct NumberRange: EngineValue, Hashable, Sendable {
    static var typeName: String { "ClosedRange<Double>" }

    let lowerBound: Double
    let upperBound: Double
    let isClosed: Bool

    func contains(_ number: Double) -> Bool {
        number >= lowerBound && (isClosed ? number <= upperBound : number < upperBound)
    }

    func clamped(to limits: NumberRange) -> NumberRange {
        let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
        let upper = max(min(upperBound, limits.upperBound), limits.lowerBound)
        return NumberRange(lowerBound: lower, upperBound: upper, isClosed: isClosed)
    }
}

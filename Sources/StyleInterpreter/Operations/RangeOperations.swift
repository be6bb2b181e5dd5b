import StyleSyntax

/// A range between two values: of integers or of numbers.
struct RangeOperation: Operation {
    let isOfIntegers: Bool
    let isClosed: Bool
    let lower: Typed
    let upper: Typed
    let place: SourcePlace

    var summary: String { isClosed ? "closed range" : "range" }
    var parts: [any ProgramPart] { [lower, upper] }

    func emit(_ emitter: Emitter) -> Code {
        let (first, second) = (lower.emit(emitter), upper.emit(emitter))
        let (isClosed, place) = (isClosed, place)
        guard isOfIntegers else {
            return { frame throws(Failure) in
                let bounds = (try Double(bridging: first(frame)), try Double(bridging: second(frame)))
                guard bounds.0 <= bounds.1 else { throw Failure.reversedRange(at: place) }
                return NumberRange(lowerBound: bounds.0, upperBound: bounds.1, isClosed: isClosed).bridged
            }
        }
        return { frame throws(Failure) in
            guard case .integer(let lower) = try first(frame), case .integer(let end) = try second(frame)
            else {
                return .range(0..<0)
            }
            let upper = isClosed ? end &+ 1 : end
            guard lower <= upper else { throw Failure.reversedRange(at: place) }
            return .range(lower..<upper)
        }
    }
}

extension Failure {
    fileprivate static func reversedRange(at place: SourcePlace) -> Failure {
        Failure(.reversedRange, at: place)
    }
}

/// A range without one of its ends: of integers or of numbers.
struct OpenRange: Operation {
    let isOfIntegers: Bool
    /// Whether the bound is the lower one.
    let isLower: Bool
    let isClosed: Bool
    let bound: Typed

    var summary: String { isLower ? "range from" : "range up to" }
    var parts: [any ProgramPart] { [bound] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, isLower, isClosed) = (bound.emit(emitter), isLower, isClosed)
        guard isOfIntegers else {
            return { frame throws(Failure) in
                let bound = try Double(bridging: code(frame))
                return NumberRange(
                    lowerBound: isLower ? bound : -.infinity,
                    upperBound: isLower ? .infinity : bound,
                    isClosed: isLower || isClosed
                ).bridged
            }
        }
        return { frame throws(Failure) in
            let bound = try Int(bridging: code(frame))
            if isLower { return .range(bound..<Int.max) }
            return .range(Int.min..<(isClosed && bound < .max ? bound + 1 : bound))
        }
    }
}

/// A range of text sizes, either of whose ends may be open.
struct TextSizeRange: Operation {
    let lower: Typed?
    let upper: Typed?

    var summary: String { "range of text sizes" }
    var parts: [any ProgramPart] { [lower, upper].compactMap { $0 } }

    func emit(_ emitter: Emitter) -> Code {
        let (first, last) = (lower?.emit(emitter), upper?.emit(emitter))
        return { frame throws(Failure) in .tuple([try first?(frame) ?? .none, try last?(frame) ?? .none]) }
    }
}

/// Whether a value matches a pattern: `range ~= value`.
struct PatternMatch: Operation {
    let pattern: any PatternOperation
    let value: Typed

    var summary: String { "matches" }
    var parts: [any ProgramPart] { [pattern, value] }

    func emit(_ emitter: Emitter) -> Code {
        let (matches, code) = (pattern.emit(emitter), value.emit(emitter))
        return { frame throws(Failure) in .boolean(try matches(frame, code(frame))) }
    }
}

/// A range of numbers that are no integers.
struct NumberRange: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .doubleRange }

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

import StyleRuntime
import StyleSyntax
import ViewEngine

/// The kind of values that a range is of.
enum RangeBounds: CaseIterable {
    case integers, numbers, dates

    /// The kinds that a range can be of where a type is expected, the most likely first.
    static func candidates(for expected: StyleType?) -> [RangeBounds] {
        switch expected?.unwrapped {
        case NumberRange.bridgedType: [.numbers]
        case DateRange.bridgedType: [.dates]
        default: allCases
        }
    }

    /// The type of the bounds.
    var type: StyleType {
        switch self {
        case .integers: .int
        case .numbers: .double
        case .dates: Date.bridgedType
        }
    }
}

/// A range between two values.
struct RangeOperation: Operation {
    let bounds: RangeBounds
    let isClosed: Bool
    let lower: Typed
    let upper: Typed
    let place: SourcePlace

    var summary: String { isClosed ? "closed range" : "range" }
    var parts: [any ProgramPart] { [lower, upper] }

    func emit(_ emitter: Emitter) -> Code {
        let (first, second) = (lower.emit(emitter), upper.emit(emitter))
        let (isClosed, place) = (isClosed, place)
        switch bounds {
        case .integers:
            return { frame throws(Failure) in
                guard case .integer(let lower) = try first(frame), case .integer(let end) = try second(frame)
                else {
                    return .range(0..<0)
                }
                let upper = isClosed ? end &+ 1 : end
                guard lower <= upper else { throw Failure.reversedRange(at: place) }
                return .range(lower..<upper)
            }
        case .numbers:
            return { frame throws(Failure) in
                let bounds = (try Double(bridging: first(frame)), try Double(bridging: second(frame)))
                guard bounds.0 <= bounds.1 else { throw Failure.reversedRange(at: place) }
                return NumberRange(lowerBound: bounds.0, upperBound: bounds.1, isClosed: isClosed).bridged
            }
        case .dates:
            return { frame throws(Failure) in
                let bounds = (try Date(bridging: first(frame)), try Date(bridging: second(frame)))
                guard bounds.0 <= bounds.1 else { throw Failure.reversedRange(at: place) }
                return DateRange(lowerBound: bounds.0, upperBound: bounds.1, isClosed: isClosed).bridged
            }
        }
    }
}

extension Failure {
    fileprivate static func reversedRange(at place: SourcePlace) -> Failure {
        Failure(.reversedRange, at: place)
    }
}

/// A range without one of its ends.
struct OpenRange: Operation {
    let bounds: RangeBounds
    /// Whether the bound is the lower one.
    let isLower: Bool
    let isClosed: Bool
    let bound: Typed

    var summary: String { isLower ? "range from" : "range up to" }
    var parts: [any ProgramPart] { [bound] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, isLower, isClosed) = (bound.emit(emitter), isLower, isClosed)
        switch bounds {
        case .integers:
            return { frame throws(Failure) in
                let bound = try Int(bridging: code(frame))
                if isLower { return .range(bound..<Int.max) }
                return .range(Int.min..<(isClosed && bound < .max ? bound + 1 : bound))
            }
        case .numbers:
            return { frame throws(Failure) in
                let bound = try Double(bridging: code(frame))
                return NumberRange(
                    lowerBound: isLower ? bound : -.infinity,
                    upperBound: isLower ? .infinity : bound,
                    isClosed: isLower || isClosed
                ).bridged
            }
        case .dates:
            return { frame throws(Failure) in
                let bound = try Date(bridging: code(frame))
                return DateRange(
                    lowerBound: isLower ? bound : .distantPast,
                    upperBound: isLower ? .distantFuture : bound,
                    isClosed: isLower || isClosed
                ).bridged
            }
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

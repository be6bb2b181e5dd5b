import StyleBridge
import StyleRuntime
import StyleSyntax

/// The code of a pattern: it sets the local values that the pattern declares, and says whether a value matches.
typealias PatternCode = @Sendable (Frame, Value) throws(Failure) -> Bool

/// A pattern that all values match, or none.
struct ConstantPattern: PatternOperation {
    let matches: Bool

    var summary: String { matches ? "any value" : "no value" }

    func emit(_ emitter: Emitter) -> PatternCode {
        let matches = matches
        return { _, _ in matches }
    }
}

/// A name for the value.
struct BindingPattern: PatternOperation {
    let name: String
    let slot: Int

    var summary: String { "let \(name)" }

    func emit(_ emitter: Emitter) -> PatternCode {
        let slot = slot
        return { frame, value in
            frame[slot] = value
            return true
        }
    }
}

/// Patterns of the elements of a tuple.
struct TuplePattern: PatternOperation {
    let elements: [any PatternOperation]

    var summary: String { "tuple" }
    var parts: [any ProgramPart] { elements }

    func emit(_ emitter: Emitter) -> PatternCode {
        let codes = elements.map { $0.emit(emitter) }
        return { frame, value throws(Failure) in
            guard case .tuple(let values) = value, values.count == codes.count else { return false }
            for (code, value) in zip(codes, values) where !(try code(frame, value)) { return false }
            return true
        }
    }
}

/// A pattern of a value that is not nil.
struct SomePattern: PatternOperation {
    let value: any PatternOperation

    var summary: String { "some" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> PatternCode {
        let code = value.emit(emitter)
        return { frame, value throws(Failure) in
            if case .none = value { return false }
            return try code(frame, value)
        }
    }
}

/// A case of an enumeration of the source, with patterns of its values.
struct CasePattern: PatternOperation {
    let name: String
    let number: Int
    let elements: [any PatternOperation]

    var summary: String { "case \(name)" }
    var parts: [any ProgramPart] { elements }

    func emit(_ emitter: Emitter) -> PatternCode {
        let (number, codes) = (number, elements.map { $0.emit(emitter) })
        return { frame, value throws(Failure) in
            guard case .enumeration(let value) = value, value.number == number else { return false }
            for (code, value) in zip(codes, value.values) where !(try code(frame, value)) { return false }
            return true
        }
    }
}

/// A case of an enumeration of the engine, with patterns of its values.
struct PayloadPattern: PatternOperation {
    let name: String
    let payload: Payload
    let elements: [any PatternOperation]

    var summary: String { "case \(name)" }
    var parts: [any ProgramPart] { elements }

    func emit(_ emitter: Emitter) -> PatternCode {
        let (read, codes) = (payload.values, elements.map { $0.emit(emitter) })
        return { frame, value throws(Failure) in
            guard let values = read(value) else { return false }
            for (code, value) in zip(codes, values) where !(try code(frame, value)) { return false }
            return true
        }
    }
}

/// A value that equals the matched one.
struct EqualPattern: PatternOperation {
    let value: any Operation

    var summary: String { "equal" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> PatternCode {
        let code = value.emit(emitter)
        return { frame, value throws(Failure) in
            let expected = try code(frame)
            return value == expected
        }
    }
}

/// A range of integers that is a value.
struct RangePattern: PatternOperation {
    let range: any Operation

    var summary: String { "in range" }
    var parts: [any ProgramPart] { [range] }

    func emit(_ emitter: Emitter) -> PatternCode {
        let code = range.emit(emitter)
        return { frame, value throws(Failure) in
            guard case .range(let range) = try code(frame), case .integer(let number) = value else {
                return false
            }
            return range.contains(number)
        }
    }
}

/// A range of numbers that the source writes, either of whose ends may be open.
struct BoundsPattern: PatternOperation {
    let lower: Typed?
    let upper: Typed?
    let isClosed: Bool

    var summary: String { "between" }
    var parts: [any ProgramPart] { [lower, upper].compactMap { $0 } }

    func emit(_ emitter: Emitter) -> PatternCode {
        let (lower, upper, isClosed) = (lower?.emit(emitter), upper?.emit(emitter), isClosed)
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

/// `is Type`, or `pattern as Type`.
struct TypePattern: PatternOperation {
    let test: TypeTest
    var value: any PatternOperation = ConstantPattern(matches: true)

    var summary: String { "is type" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> PatternCode {
        let (test, code) = (test, value.emit(emitter))
        return { frame, value throws(Failure) in
            test.matches(value, in: frame.execution.program) ? try code(frame, value) : false
        }
    }
}

/// The patterns of a case of a `switch` or of a `catch` clause, of which one is to match.
struct CasePatterns: PatternOperation {
    /// A pattern, with the condition after `where`.
    struct Item {
        let pattern: any PatternOperation
        let condition: Typed?
    }

    let items: [Item]

    var summary: String { "case" }
    var parts: [any ProgramPart] {
        items.flatMap { [$0.pattern] + ($0.condition.map { [$0] } ?? []) as [any ProgramPart] }
    }

    func emit(_ emitter: Emitter) -> PatternCode {
        let codes = items.map { (matches: $0.pattern.emit(emitter), condition: $0.condition?.emit(emitter)) }
        return { frame, value throws(Failure) in
            for item in codes where try item.matches(frame, value) {
                if let condition = item.condition, !(try condition(frame).isTrue) { continue }
                return true
            }
            return false
        }
    }

    /// The default case, which all values match.
    static var all: CasePatterns {
        CasePatterns(items: [Item(pattern: ConstantPattern(matches: true), condition: nil)])
    }
}

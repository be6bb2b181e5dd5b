import StyleRuntime

/// The code of a condition: it sets local values and says whether the condition is true.
typealias ConditionCode = @Sendable (Frame) throws(Failure) -> Bool

/// Conditions that are all to be true.
struct Conditions: ConditionOperation {
    let list: [any ConditionOperation]

    var summary: String { "condition" }
    var parts: [any ProgramPart] { list }

    func emit(_ emitter: Emitter) -> ConditionCode {
        let codes = list.map { $0.emit(emitter) }
        return { frame throws(Failure) in
            for code in codes where !(try code(frame)) { return false }
            return true
        }
    }
}

/// A Boolean value.
struct BooleanCondition: ConditionOperation {
    let value: Typed

    var summary: String { "is true" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> ConditionCode {
        let code = value.emit(emitter)
        return { frame throws(Failure) in try code(frame).isTrue }
    }
}

/// A condition about the system, which is known.
struct AvailabilityCondition: ConditionOperation {
    let isTrue: Bool

    var summary: String { isTrue ? "available" : "unavailable" }

    func emit(_ emitter: Emitter) -> ConditionCode {
        let isTrue = isTrue
        return { _ in isTrue }
    }
}

/// A value that matches a pattern: `if case`, or `if let`, whose value is no longer optional.
struct PatternCondition: ConditionOperation {
    let pattern: any PatternOperation
    let value: Typed

    var summary: String { "matches" }
    var parts: [any ProgramPart] { [pattern, value] }

    func emit(_ emitter: Emitter) -> ConditionCode {
        let (matches, code) = (pattern.emit(emitter), value.emit(emitter))
        return { frame throws(Failure) in try matches(frame, try code(frame)) }
    }
}

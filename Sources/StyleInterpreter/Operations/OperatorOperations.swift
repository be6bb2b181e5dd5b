import StyleRuntime
import StyleSyntax
import ViewEngine

/// An operator with one operand.
struct UnaryOperation: Operation {
    enum Operator: Sendable {
        case not, complement, negation, identity
    }

    let sign: Operator
    let operand: Typed

    var summary: String { "\(sign)" }
    var parts: [any ProgramPart] { [operand] }

    func emit(_ emitter: Emitter) -> Code {
        let code = operand.emit(emitter)
        switch sign {
        case .not:
            return { frame throws(Failure) in .boolean(!(try code(frame).isTrue)) }
        case .complement:
            return { frame throws(Failure) in
                guard case .integer(let number) = try code(frame) else { return .absent }
                return .integer(~number)
            }
        case .identity: return code
        case .negation:
            return { frame throws(Failure) in
                switch try code(frame) {
                case .integer(let number): return .integer(0 &- number)
                case .number(let number): return .number(-number)
                case .engine(let angle as Angle): return (-angle).bridged
                case let value: return value
                }
            }
        }
    }
}

/// `&&` and `||`, whose second operand is computed if it decides.
struct LogicalOperation: Operation {
    let isAnd: Bool
    let first: Typed
    let second: Typed

    var summary: String { isAnd ? "and" : "or" }
    var parts: [any ProgramPart] { [first, second] }

    func emit(_ emitter: Emitter) -> Code {
        let (first, second, isAnd) = (first.emit(emitter), second.emit(emitter), isAnd)
        return { frame throws(Failure) in
            let value = try first(frame).isTrue
            if value != isAnd { return .boolean(value) }
            return .boolean(try second(frame).isTrue)
        }
    }
}

/// `??`, whose second operand is computed if the first one is nil.
struct Coalescing: Operation {
    let optional: Typed
    let fallback: Typed

    var summary: String { "coalesce" }
    var parts: [any ProgramPart] { [optional, fallback] }

    func emit(_ emitter: Emitter) -> Code {
        let (first, second) = (optional.emit(emitter), fallback.emit(emitter))
        return { frame throws(Failure) in
            let value = try first(frame)
            if case .none = value { return try second(frame) }
            return value
        }
    }
}

/// An arithmetic operator between two operands of one type.
struct ArithmeticOperation: Operation {
    let computation: Arithmetic
    let first: Typed
    let second: Typed
    let place: SourcePlace

    var summary: String { computation.sign }
    var parts: [any ProgramPart] { [first, second] }

    func emit(_ emitter: Emitter) -> Code {
        let (first, second, place) = (first.emit(emitter), second.emit(emitter), place)
        let compute = computation.code
        return { frame throws(Failure) in
            do throws(Failure) {
                try frame.execution.step()
                let value = try first(frame)
                return try compute(frame.execution, value, try second(frame))
            } catch {
                throw error.at(place)
            }
        }
    }
}

/// An assignment of the result of an arithmetic operator to its left operand: `+=`.
struct CompoundAssignment: Operation {
    let computation: Arithmetic
    let target: Place
    let value: Typed
    let place: SourcePlace

    var summary: String { "\(computation.sign)=" }
    var parts: [any ProgramPart] { [target, value] }

    func emit(_ emitter: Emitter) -> Code {
        let (target, code, place) = (target.emit(emitter), value.emit(emitter), place)
        let compute = computation.code
        return { frame throws(Failure) in
            do throws(Failure) {
                let current = try target.get(frame)
                try target.set(frame, try compute(frame.execution, current, try code(frame)))
                return .void
            } catch {
                throw error.at(place)
            }
        }
    }
}

/// An assignment.
struct Assignment: Operation {
    let target: Place
    let value: Typed

    var summary: String { "assign" }
    var parts: [any ProgramPart] { [target, value] }

    func emit(_ emitter: Emitter) -> Code {
        let (set, code) = (target.emit(emitter).set, value.emit(emitter))
        return { frame throws(Failure) in
            try set(frame, try code(frame))
            return .void
        }
    }
}

/// A comparison with `nil`.
struct NilTest: Operation {
    let value: Typed
    /// Whether the value is to be nil.
    let isEqual: Bool

    var summary: String { isEqual ? "is nil" : "is not nil" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, isEqual) = (value.emit(emitter), isEqual)
        return { frame throws(Failure) in
            if case .none = try code(frame) { return .boolean(isEqual) }
            return .boolean(!isEqual)
        }
    }
}

/// `==` or `!=`.
struct EqualityOperation: Operation {
    let isEqual: Bool
    let first: Typed
    let second: Typed

    var summary: String { isEqual ? "==" : "!=" }
    var parts: [any ProgramPart] { [first, second] }

    func emit(_ emitter: Emitter) -> Code {
        let (first, second, isEqual) = (first.emit(emitter), second.emit(emitter), isEqual)
        return { frame throws(Failure) in
            let operands = (try first(frame), try second(frame))
            // It ends at the first difference, so at the end of the shorter one.
            try frame.execution.countReading(of: operands.0)
            return .boolean((operands.0 == operands.1) == isEqual)
        }
    }
}

/// A comparison of two values by their order.
struct OrderOperation: Operation {
    let comparison: Comparison
    let first: Typed
    let second: Typed

    var summary: String { comparison.rawValue }
    var parts: [any ProgramPart] { [first, second] }

    func emit(_ emitter: Emitter) -> Code {
        let (first, second, comparison) = (first.emit(emitter), second.emit(emitter), comparison)
        return { frame throws(Failure) in
            let value = try first(frame)
            return .boolean(comparison.holds(value, try second(frame)))
        }
    }
}

/// An operator as a function, as in `reduce(0, +)`.
struct OperatorFunction: Operation {
    enum Computation: Sendable {
        case arithmetic(Arithmetic)
        case comparison(Comparison)
        case equality(isEqual: Bool)
    }

    let computation: Computation
    /// Whether the elements of a tuple, which is the only argument, are the operands.
    let takesTuple: Bool

    var summary: String { "operator function" }

    func emit(_ emitter: Emitter) -> Code {
        let (compute, takesTuple) = (code, takesTuple)
        return { frame throws(Failure) in
            let execution = frame.execution
            return .function(
                .init(execution) { values throws(Failure) in
                    let operands = takesTuple ? values.first?.elementsOfTuple ?? [] : values
                    guard operands.count == 2 else { return .absent }
                    return try compute(execution, operands[0], operands[1])
                }
            )
        }
    }

    private var code: ArithmeticCode {
        switch computation {
        case .arithmetic(let arithmetic): return arithmetic.code
        case .comparison(let comparison):
            return { _, first, second throws(Failure) in .boolean(comparison.holds(first, second)) }
        case .equality(let isEqual):
            return { execution, first, second throws(Failure) in
                try execution.countReading(of: first)
                return .boolean((first == second) == isEqual)
            }
        }
    }
}

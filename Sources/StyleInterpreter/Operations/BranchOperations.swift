import StyleRuntime
import StyleSyntax

/// `condition ? a : b`.
struct Ternary: Operation {
    let condition: Typed
    let first: Typed
    let second: Typed

    var summary: String { "? :" }
    var parts: [any ProgramPart] { [condition, first, second] }

    func emit(_ emitter: Emitter) -> Code {
        let (test, first, second) = (condition.emit(emitter), first.emit(emitter), second.emit(emitter))
        return { frame throws(Failure) in try test(frame).isTrue ? first(frame) : second(frame) }
    }
}

/// An `if` that is a value.
struct IfValue: Operation {
    let branches: [(condition: Conditions, value: Typed)]
    let otherwise: Typed

    var summary: String { "if" }
    var parts: [any ProgramPart] {
        branches.flatMap { [$0.condition, $0.value] as [any ProgramPart] } + [otherwise]
    }

    func emit(_ emitter: Emitter) -> Code {
        let list = branches.map { (condition: $0.condition.emit(emitter), code: $0.value.emit(emitter)) }
        let last = otherwise.emit(emitter)
        return { frame throws(Failure) in
            for branch in list where try branch.condition(frame) { return try branch.code(frame) }
            return try last(frame)
        }
    }
}

/// A `switch` that is a value.
struct SwitchValue: Operation {
    let subject: Typed
    let cases: [(pattern: CasePatterns, value: Typed)]

    var summary: String { "switch" }
    var parts: [any ProgramPart] {
        [subject] + cases.flatMap { [$0.pattern, $0.value] as [any ProgramPart] }
    }

    func emit(_ emitter: Emitter) -> Code {
        let code = subject.emit(emitter)
        let list = cases.map { (matches: $0.pattern.emit(emitter), code: $0.value.emit(emitter)) }
        return { frame throws(Failure) in
            try frame.execution.step()
            let value = try code(frame)
            for item in list where try item.matches(frame, value) { return try item.code(frame) }
            return .absent
        }
    }
}

/// A value after statements: the last expression of a branch.
struct ValueAfterStatements: Operation {
    let statements: [any StatementOperation]
    let value: Typed

    var summary: String { "value after statements" }
    var parts: [any ProgramPart] { statements + [value] }

    func emit(_ emitter: Emitter) -> Code {
        let (before, code) = (statements.map { $0.emit(emitter) }, value.emit(emitter))
        return { frame throws(Failure) in
            for statement in before { _ = try statement(frame) }
            return try code(frame)
        }
    }
}

/// The value that the statements of a function return.
struct ReturnedValue: Operation {
    let block: any StatementOperation

    var summary: String { "statements" }
    var parts: [any ProgramPart] { [block] }

    func emit(_ emitter: Emitter) -> Code {
        let code = block.emit(emitter)
        return { frame throws(Failure) in
            do throws(Failure) {
                if case .return(let value) = try code(frame) { return value }
                return .void
            } catch {
                // The caller continues, whatever the function returns.
                frame.execution.note(.then { _ in .next }, after: error)
                throw error
            }
        }
    }
}

/// Statements, and then the value of a local variable that they declare.
struct ReturnedLocal: Operation {
    let block: any StatementOperation
    let local: LocalValue

    var summary: String { "statements" }
    var parts: [any ProgramPart] { [block, local] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, value) = (block.emit(emitter), local.emit(emitter))
        return { frame throws(Failure) in
            _ = try code(frame)
            return try value(frame)
        }
    }
}

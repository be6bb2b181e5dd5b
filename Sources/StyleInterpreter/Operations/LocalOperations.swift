import StyleRuntime

/// Declarations of local values, one after the other.
struct LocalDeclarations: StatementOperation {
    let declarations: [any StatementOperation]

    var summary: String { "declare" }
    var parts: [any ProgramPart] { declarations }

    func emit(_ emitter: Emitter) -> StatementCode {
        let codes = declarations.map { $0.emit(emitter) }
        return { frame throws(Failure) in
            for code in codes { _ = try code(frame) }
            return .next
        }
    }
}

/// A local value, with its initial value.
struct LocalDeclaration: StatementOperation {
    let name: String
    let slot: Int
    let value: any Operation

    var summary: String { "local \(name)" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (slot, code) = (slot, value.emit(emitter))
        return { frame throws(Failure) in
            frame[slot] = try code(frame)
            return .next
        }
    }
}

/// Local values that a pattern takes from a value.
struct PatternDeclaration: StatementOperation {
    let pattern: any PatternOperation
    let value: Typed

    var summary: String { "locals" }
    var parts: [any ProgramPart] { [pattern, value] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (bind, code) = (pattern.emit(emitter), value.emit(emitter))
        return { frame throws(Failure) in
            _ = try bind(frame, try code(frame))
            return .next
        }
    }
}

/// A function or a computed variable that is declared inside of another function.
struct LocalFunction: StatementOperation {
    let name: String
    let slot: Int
    let body: any Operation

    var summary: String { "func \(name)" }
    var parts: [any ProgramPart] { [body] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (slot, body) = (slot, body.emit(emitter))
        return { frame throws(Failure) in
            frame.capture()
            frame[slot] = .function(
                .init(frame.execution) { values throws(Failure) in
                    let inner = Frame(frame.execution, parent: frame, slots: values)
                    return try frame.execution.nested { () throws(Failure) in
                        try frame.execution.step()
                        return try body(inner)
                    }
                }
            )
            return .next
        }
    }
}

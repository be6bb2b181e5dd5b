import StyleBridge
import StyleRuntime
import StyleSyntax

/// `throw`.
struct ThrowStatement: StatementOperation {
    let error: Typed
    let place: SourcePlace

    var summary: String { "throw" }
    var parts: [any ProgramPart] { [error] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (code, place) = (error.emit(emitter), place)
        return { frame throws(Failure) in
            let error = try code(frame)
            throw frame.execution.failure(throwing: error, at: place)
        }
    }
}

/// A block with the clauses that catch its errors.
struct DoStatement: StatementOperation {
    let body: any StatementOperation
    let clauses: [(pattern: any PatternOperation, body: any StatementOperation)]

    var summary: String { "do" }
    var parts: [any ProgramPart] { [body] + clauses.flatMap { [$0.pattern, $0.body] as [any ProgramPart] } }

    func emit(_ emitter: Emitter) -> StatementCode {
        let code = body.emit(emitter)
        let list = clauses.map { (matches: $0.pattern.emit(emitter), body: $0.body.emit(emitter)) }
        return { frame throws(Failure) in
            func handle(_ failure: Failure) throws(Failure) -> Flow {
                guard let value = frame.execution.caught(failure) else { throw failure }
                for clause in list where try clause.matches(frame, value) { return try clause.body(frame) }
                throw frame.execution.failure(throwing: value, at: failure.place)
            }
            do throws(Failure) {
                return try code(frame)
            } catch {
                frame.execution.note(.catching(handle), after: error)
                return try handle(error)
            }
        }
    }
}

/// The conversion of an error: `error as NSError`.
struct ErrorConversion: Operation {
    let error: Typed

    var summary: String { "as NSError" }
    var parts: [any ProgramPart] { [error] }

    func emit(_ emitter: Emitter) -> Code {
        let code = error.emit(emitter)
        return { frame throws(Failure) in .engine(ErrorReference(try code(frame))) }
    }
}

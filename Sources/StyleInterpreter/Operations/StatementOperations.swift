import StyleSyntax

/// The code of a statement.
typealias StatementCode = @Sendable (Frame) throws(Failure) -> Flow

/// A statement that does nothing, or that goes on somewhere else: `break`, `continue`, `fallthrough`.
struct Jump: StatementOperation {
    enum Target: Sendable {
        case next, `break`(String?), `continue`(String?), `fallthrough`
    }

    let target: Target

    /// No statement.
    static let none = Jump(target: .next)

    var summary: String { "\(target)" }

    func emit(_ emitter: Emitter) -> StatementCode {
        let target = target
        return { _ in
            switch target {
            case .next: .next
            case .break(let label): .break(label)
            case .continue(let label): .continue(label)
            case .fallthrough: .fallthrough
            }
        }
    }
}

/// `return`, with or without a value.
struct Return: StatementOperation {
    let value: Typed?

    var summary: String { "return" }
    var parts: [any ProgramPart] { value.map { [$0] } ?? [] }

    func emit(_ emitter: Emitter) -> StatementCode {
        guard let code = value?.emit(emitter) else { return { _ in .return(.void) } }
        return { frame throws(Failure) in .return(try code(frame)) }
    }
}

/// An expression whose value nobody uses.
struct ExpressionStatement: StatementOperation {
    let value: Typed

    var summary: String { "do" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let code = value.emit(emitter)
        return { frame throws(Failure) in
            _ = try code(frame)
            return .next
        }
    }
}

/// A statement, whose failures have its place unless they have one of an expression in it.
struct PlacedStatement: StatementOperation {
    let statement: any StatementOperation
    let place: SourcePlace

    var summary: String { statement.summary }
    var parts: [any ProgramPart] { statement.parts }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (code, place) = (statement.emit(emitter), place)
        return { frame throws(Failure) in
            do throws(Failure) {
                return try code(frame)
            } catch {
                throw error.at(place)
            }
        }
    }
}

/// Statements, one after the other.
struct Block: StatementOperation {
    struct Item {
        let statement: any StatementOperation
        /// Whether it runs when the block ends, after the deferred statements that follow it.
        var isDeferred = false
    }

    let items: [Item]

    var summary: String { "block" }
    var parts: [any ProgramPart] { items.map(\.statement) }

    func emit(_ emitter: Emitter) -> StatementCode {
        if items.contains(where: \.isDeferred) { return deferringCode(emitter) }
        let codes = items.map { $0.statement.emit(emitter) }
        return { frame throws(Failure) in
            for code in codes {
                let flow = try code(frame)
                if case .next = flow { continue }
                return flow
            }
            return .next
        }
    }

    private func deferringCode(_ emitter: Emitter) -> StatementCode {
        let statements = items.map { (isDeferred: $0.isDeferred, code: $0.statement.emit(emitter)) }
        return { frame throws(Failure) in
            var deferred: [StatementCode] = []
            var flow = Flow.next
            var failure: Failure?
            do throws(Failure) {
                for (isDeferred, code) in statements {
                    if isDeferred {
                        deferred.append(code)
                        continue
                    }
                    flow = try code(frame)
                    guard case .next = flow else { break }
                }
            } catch {
                guard error.isThrown else { throw error }
                failure = error
            }
            for code in deferred.reversed() { _ = try code(frame) }
            if let failure { throw failure }
            return flow
        }
    }
}

/// `if`.
struct IfStatement: StatementOperation {
    let branches: [(condition: Conditions, body: any StatementOperation)]
    let otherwise: (any StatementOperation)?

    var summary: String { "if" }
    var parts: [any ProgramPart] {
        branches.flatMap { [$0.condition, $0.body] as [any ProgramPart] } + (otherwise.map { [$0] } ?? [])
    }

    func emit(_ emitter: Emitter) -> StatementCode {
        let cases = branches.map { (condition: $0.condition.emit(emitter), body: $0.body.emit(emitter)) }
        let otherwise = otherwise?.emit(emitter)
        return { frame throws(Failure) in
            try frame.execution.step()
            for item in cases where try item.condition(frame) { return try item.body(frame) }
            return try otherwise?(frame) ?? .next
        }
    }
}

/// `guard`.
struct GuardStatement: StatementOperation {
    let condition: Conditions
    let otherwise: any StatementOperation

    var summary: String { "guard" }
    var parts: [any ProgramPart] { [condition, otherwise] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (condition, leave) = (condition.emit(emitter), otherwise.emit(emitter))
        return { frame throws(Failure) in try condition(frame) ? .next : leave(frame) }
    }
}

/// `switch`.
struct SwitchStatement: StatementOperation {
    let subject: Typed
    let cases: [(pattern: CasePatterns, body: any StatementOperation)]

    var summary: String { "switch" }
    var parts: [any ProgramPart] { [subject] + cases.flatMap { [$0.pattern, $0.body] as [any ProgramPart] } }

    func emit(_ emitter: Emitter) -> StatementCode {
        let code = subject.emit(emitter)
        let list = cases.map { (matches: $0.pattern.emit(emitter), body: $0.body.emit(emitter)) }
        return { frame throws(Failure) in
            try frame.execution.step()
            let value = try code(frame)
            var isFallingThrough = false
            for item in list {
                if !isFallingThrough {
                    guard try item.matches(frame, value) else { continue }
                }
                switch try item.body(frame) {
                case .fallthrough: isFallingThrough = true
                case .break(nil): return .next
                case let flow: return flow
                }
            }
            return .next
        }
    }
}

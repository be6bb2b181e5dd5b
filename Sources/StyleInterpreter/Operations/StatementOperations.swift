import StyleRuntime
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
        let code = value.emitUnused(emitter)
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
        return { frame throws(Failure) in try Self.run(codes[...], in: frame) }
    }

    private static func run(_ codes: Swift.ArraySlice<StatementCode>, in frame: Frame) throws(Failure) -> Flow
    {
        for index in codes.indices {
            let flow: Flow
            do throws(Failure) {
                flow = try codes[index](frame)
            } catch {
                frame.execution.note(
                    .then { flow throws(Failure) in
                        guard case .next = flow else { return flow }
                        return try run(codes[(index + 1)...], in: frame)
                    },
                    after: error
                )
                throw error
            }
            guard case .next = flow else { return flow }
        }
        return .next
    }

    private typealias DeferringItem = (isDeferred: Bool, code: StatementCode)

    private func deferringCode(_ emitter: Emitter) -> StatementCode {
        let statements = items.map { (isDeferred: $0.isDeferred, code: $0.statement.emit(emitter)) }
        return { frame throws(Failure) in try Self.run(statements[...], deferred: [], in: frame) }
    }

    private static func run(
        _ items: Swift.ArraySlice<DeferringItem>,
        deferred: [StatementCode],
        in frame: Frame
    ) throws(Failure) -> Flow {
        var deferred = deferred
        for index in items.indices {
            if items[index].isDeferred {
                deferred.append(items[index].code)
                continue
            }
            do throws(Failure) {
                let flow = try items[index].code(frame)
                guard case .next = flow else {
                    try runDeferred(deferred, in: frame)
                    return flow
                }
            } catch {
                if error.isThrown { try runDeferred(deferred, in: frame) }
                let pending = deferred
                frame.execution.note(
                    .catching { failure throws(Failure) in
                        if failure.isThrown { try runDeferred(pending, in: frame) }
                        throw failure
                    },
                    after: error
                )
                frame.execution.note(
                    .then { flow throws(Failure) in
                        if case .next = flow {
                            return try run(items[(index + 1)...], deferred: pending, in: frame)
                        }
                        try runDeferred(pending, in: frame)
                        return flow
                    },
                    after: error
                )
                throw error
            }
        }
        try runDeferred(deferred, in: frame)
        return .next
    }

    /// Runs statements that are deferred to the end of a block, the last one first.
    private static func runDeferred(_ codes: [StatementCode], in frame: Frame) throws(Failure) {
        for code in codes.reversed() { _ = try code(frame) }
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
                let flow: Flow
                do throws(Failure) {
                    flow = try item.body(frame)
                } catch {
                    // After a pause, no case falls through.
                    frame.execution.note(.then { $0.afterCase }, after: error)
                    throw error
                }
                guard case .fallthrough = flow else { return flow.afterCase }
                isFallingThrough = true
            }
            return .next
        }
    }
}

extension Flow {
    /// The flow after a case of a `switch`, which `break` leaves.
    fileprivate var afterCase: Flow {
        switch self {
        case .break(nil), .fallthrough: .next
        default: self
        }
    }
}

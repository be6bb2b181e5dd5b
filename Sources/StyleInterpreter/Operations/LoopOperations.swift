import StyleRuntime
import StyleSyntax

/// A loop that runs while conditions are true.
struct WhileLoop: StatementOperation {
    let condition: Conditions
    let body: any StatementOperation
    let label: String?
    /// Whether only the code inside ends the loop.
    ///
    /// A task that pauses in such a loop ends, as a timer that repeats does,
    /// since a picture comes to rest.
    let isEndless: Bool
    let place: SourcePlace

    var summary: String { "while" }
    var parts: [any ProgramPart] { [condition, body] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (condition, code) = (condition.emit(emitter), body.emit(emitter))
        let (label, isEndless, place) = (label, isEndless, place)
        return { frame throws(Failure) in
            func iterate() throws(Failure) -> Flow {
                while try condition(frame) {
                    try frame.execution.step(at: place)
                    let flow = try pass(code, in: frame, labeled: label) { () throws(Failure) in
                        if isEndless { throw Failure(.pause(seconds: .infinity)) }
                        return try iterate()
                    }
                    if let flow { return flow }
                }
                return .next
            }
            return try iterate()
        }
    }
}

/// A loop that runs once, and again while a condition is true.
struct RepeatLoop: StatementOperation {
    let body: any StatementOperation
    let condition: Typed
    let label: String?
    let place: SourcePlace

    var summary: String { "repeat" }
    var parts: [any ProgramPart] { [body, condition] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (code, test) = (body.emit(emitter), condition.emit(emitter))
        let (label, place) = (label, place)
        return { frame throws(Failure) in
            func iterate() throws(Failure) -> Flow {
                repeat {
                    try frame.execution.step(at: place)
                    let flow = try pass(code, in: frame, labeled: label) { () throws(Failure) in
                        try test(frame).isTrue ? iterate() : .next
                    }
                    if let flow { return flow }
                } while try test(frame).isTrue
                return .next
            }
            return try iterate()
        }
    }
}

/// A loop over the elements of a sequence.
struct ForLoop: StatementOperation {
    let sequence: Typed
    let pattern: any PatternOperation
    /// The condition after `where`.
    let condition: Typed?
    let body: any StatementOperation
    let label: String?

    var summary: String { "for" }
    var parts: [any ProgramPart] { [sequence, pattern] + (condition.map { [$0] } ?? []) + [body] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (values, bind) = (sequence.emit(emitter), pattern.emit(emitter))
        let (condition, body, label) = (condition?.emit(emitter), body.emit(emitter), label)
        return { frame throws(Failure) in
            func iterate(_ elements: Swift.ArraySlice<Value>) throws(Failure) -> Flow {
                for index in elements.indices {
                    try frame.execution.step()
                    guard try bind(frame, elements[index]) else { continue }
                    if let condition, !(try condition(frame).isTrue) { continue }
                    let flow = try pass(body, in: frame, labeled: label) { () throws(Failure) in
                        try iterate(elements[(index + 1)...])
                    }
                    if let flow { return flow }
                }
                return .next
            }
            return try iterate(frame.execution.elements(of: values(frame))[...])
        }
    }
}

/// A statement with a label that is no loop; `break` with the label leaves it.
struct LabeledStatement: StatementOperation {
    let label: String
    let statement: any StatementOperation

    var summary: String { "\(label):" }
    var parts: [any ProgramPart] { [statement] }

    func emit(_ emitter: Emitter) -> StatementCode {
        let (code, label) = (statement.emit(emitter), label)
        return { frame throws(Failure) in
            func leaving(_ flow: Flow) -> Flow {
                if case .break(label) = flow { .next } else { flow }
            }
            do throws(Failure) {
                return leaving(try code(frame))
            } catch {
                frame.execution.note(.then { leaving($0) }, after: error)
                throw error
            }
        }
    }
}

/// The flow with which the body of a loop leaves it after one pass; nil if the loop goes on.
///
/// After a pause of a task, `proceed` runs what is left of the loop.
private func pass(
    _ body: StatementCode,
    in frame: Frame,
    labeled label: String?,
    then proceed: @escaping () throws(Failure) -> Flow
) throws(Failure) -> Flow? {
    do throws(Failure) {
        return try body(frame).leaving(label)
    } catch {
        frame.execution.note(
            .then { flow throws(Failure) in
                if let flow = flow.leaving(label) { return flow }
                return try proceed()
            },
            after: error
        )
        throw error
    }
}

extension Flow {
    /// The continuation of a loop with a label that its body leaves; nil if the loop goes on.
    fileprivate func leaving(_ label: String?) -> Flow? {
        switch self {
        case .next, .fallthrough: nil
        case .continue(let target): target == nil || target == label ? nil : self
        case .break(let target): target == nil || target == label ? .next : self
        case .return: self
        }
    }
}

extension Execution {
    /// The elements of a sequence, in the order of a loop.
    func elements(of sequence: Value) throws(Failure) -> [Value] {
        switch sequence {
        case .array(let elements):
            try checkCount(elements.count)
            return elements
        case .range(let range):
            try checkCount(range.boundedCount)
            return range.map(Value.integer)
        case .string(let text): return text.map { .string(String($0)) }
        case .dictionary(let pairs): return pairs.sortedPairs.map { .tuple([$0.key, $0.value]) }
        default: return []
        }
    }
}

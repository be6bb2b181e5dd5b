import StyleRuntime
import StyleSyntax

/// The components that a result builder of the source makes of statements, and the value that it makes of them.
struct BuiltBlock: Operation {
    enum Step {
        case statement(any StatementOperation)
        /// A component, which a slot of the frame stores.
        case component(Typed, slot: Int)
    }

    private enum EmittedStep: Sendable {
        case statement(StatementCode)
        case component(Code, slot: Int)
    }

    let steps: [Step]
    let result: Typed

    var summary: String { "build block" }
    var parts: [any ProgramPart] {
        steps.map { step -> any ProgramPart in
            switch step {
            case .statement(let statement): statement
            case .component(let component, _): component
            }
        } + [result]
    }

    func emit(_ emitter: Emitter) -> Code {
        var codes: [EmittedStep] = []
        for step in steps {
            switch step {
            case .statement(let statement): codes.append(.statement(statement.emit(emitter)))
            case .component(let component, let slot):
                codes.append(.component(component.emit(emitter), slot: slot))
            }
        }
        let list = codes
        let result = result.emit(emitter)
        return { frame throws(Failure) in
            try frame.execution.step()
            for step in list {
                switch step {
                case .statement(let code): _ = try code(frame)
                case .component(let code, let slot): frame[slot] = try code(frame)
                }
            }
            return try result(frame)
        }
    }
}

/// The components that a loop in a result builder makes, as an array.
struct BuiltLoop: Operation {
    let sequence: Typed
    let pattern: any PatternOperation
    let body: Typed
    let place: SourcePlace

    var summary: String { "build array" }
    var parts: [any ProgramPart] { [sequence, pattern, body] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, bind, make) = (sequence.emit(emitter), pattern.emit(emitter), body.emit(emitter))
        let place = place
        return { frame throws(Failure) in
            var values: [Value] = []
            do throws(Failure) {
                for element in try frame.execution.elements(of: code(frame)) {
                    try frame.execution.step()
                    guard try bind(frame, element) else { continue }
                    values.append(try make(frame))
                    try frame.execution.checkParts(values.count)
                }
            } catch {
                throw error.at(place)
            }
            return .array(values)
        }
    }
}

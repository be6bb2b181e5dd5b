import StyleBridge
import StyleRuntime

/// `await`: a task that pauses in a call, whose value nobody uses, continues after it.
///
/// A call whose value is used does not pause.
struct Awaiting: Operation {
    let value: any Operation

    var summary: String { "await" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code { value.emit(emitter) }

    func emitUnused(_ emitter: Emitter) -> Code {
        let code = value.emit(emitter)
        return { frame throws(Failure) in
            guard frame.canPause else { return try code(frame) }
            frame.execution.isAwaiting = true
            defer { frame.execution.isAwaiting = false }
            let value = try code(frame)
            if case .engine(let pause as TaskPause) = value { throw Failure(.pause(seconds: pause.seconds)) }
            return value
        }
    }
}

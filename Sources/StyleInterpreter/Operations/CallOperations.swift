import StyleBridge
import StyleRuntime
import StyleSyntax

/// The argument for a parameter of a call.
enum CallArgument {
    case value(Typed)
    /// A variable that the function changes.
    case variable(Place)
    /// Any number of values, as an array.
    case list([Typed])
    /// An argument that is left out: the function makes its value, or has a default itself.
    case omitted((@Sendable () -> Value)?)

    var parts: [any ProgramPart] {
        switch self {
        case .value(let value): [value]
        case .variable(let place): [place]
        case .list(let values): values
        case .omitted: []
        }
    }

    /// The code of the value, and that which sets it after the call.
    func emit(_ emitter: Emitter) -> (code: Code, set: AssignmentCode?) {
        switch self {
        case .value(let value): return (value.emit(emitter), nil)
        case .variable(let place):
            let access = place.emit(emitter)
            return (access.get, access.set)
        case .list(let values):
            return (ValueList(kind: .array, elements: values, isCounted: false).emit(emitter), nil)
        case .omitted(let makeValue?): return ({ _ throws(Failure) in makeValue() }, nil)
        case .omitted(nil): return ({ _ throws(Failure) in .absent }, nil)
        }
    }
}

/// A call.
struct Call: Operation {
    let name: String
    let target: CallTarget
    let receiver: Typed?
    /// The variable that a mutating method changes.
    let changed: Place?
    let arguments: [CallArgument]
    let place: SourcePlace

    var summary: String { "call \(name)" }
    var parts: [any ProgramPart] { (receiver.map { [$0] } ?? []) + arguments.flatMap(\.parts) }

    func emit(_ emitter: Emitter) -> Code {
        let receiver = receiver?.emit(emitter)
        let offset = receiver == nil ? 0 : 1
        var values: [Code] = []
        var writes: [(index: Int, set: AssignmentCode)] = []
        for (position, argument) in arguments.enumerated() {
            let (code, set) = argument.emit(emitter)
            values.append(code)
            if let set { writes.append((position + offset, set)) }
        }
        let (codes, sets, place) = (values, writes, place)
        let setReceiver = changed?.emit(emitter).set
        let call = target.emit(emitter)
        return { frame throws(Failure) in
            do throws(Failure) {
                try frame.execution.step()
                var arguments: [Value] = []
                if let receiver { arguments.append(try receiver(frame)) }
                for code in codes { arguments.append(try code(frame)) }
                let result = try call(frame, &arguments)
                try frame.execution.count(result)
                if let setReceiver {
                    try frame.execution.count(arguments[0])
                    try setReceiver(frame, arguments[0])
                }
                for write in sets { try write.set(frame, arguments[write.index]) }
                return result
            } catch {
                throw error.at(place)
            }
        }
    }
}

/// A property that is read, or a function that is called with values that the source does not write.
struct Reading: Operation {
    let name: String
    let target: CallTarget
    var arguments: [any Operation] = []

    var summary: String { "read \(name)" }
    var parts: [any ProgramPart] { arguments }

    func emit(_ emitter: Emitter) -> Code {
        let (codes, call) = (arguments.map { $0.emit(emitter) }, target.emit(emitter))
        return { frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            return try call(frame, &values)
        }
    }
}

/// A function as a value, with its receiver if it is a method.
struct FunctionValue: Operation {
    let name: String
    let target: CallTarget
    let receiver: Typed?

    var summary: String { "function \(name)" }
    var parts: [any ProgramPart] { receiver.map { [$0] } ?? [] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, call) = (receiver?.emit(emitter), target.emit(emitter))
        return { frame throws(Failure) in
            let receiver = try code?(frame)
            frame.capture()
            return .function(
                .init(frame.execution) { values throws(Failure) in
                    guard let receiver else { return try call(frame, &values) }
                    var all = [receiver] + values
                    defer { values = Array(all.dropFirst()) }
                    return try call(frame, &all)
                }
            )
        }
    }
}

/// A method as the action of a control: `#selector(didTap)`.
struct SelectorValue: Operation {
    let name: String
    let target: CallTarget
    let parameterCount: Int

    var summary: String { "selector \(name)" }

    func emit(_ emitter: Emitter) -> Code {
        let (call, count) = (target.emit(emitter), parameterCount)
        return { frame throws(Failure) in
            frame.capture()
            return SelectorReference(
                .init(frame.execution) { values throws(Failure) in try call(frame, &values) },
                parameterCount: count
            ).bridged
        }
    }
}

/// A closure.
struct ClosureValue: Operation {
    /// A value that the closure captures when it is made, in a slot of its frame.
    struct Capture {
        let slot: Int
        let value: Typed
    }

    let captures: [Capture]
    let body: any Operation
    /// The unit that is recorded when the closure runs; nil if nobody asks for it.
    let unit: ProgramUnit?
    /// The number of arguments, which the closure can change.
    let parameterCount: Int
    /// Whether the elements of a tuple, which is the only argument, are the parameters.
    let takesTuple: Bool

    var summary: String { "closure" }
    var parts: [any ProgramPart] { captures.map(\.value) + [body] }

    func emit(_ emitter: Emitter) -> Code {
        let captures = captures.map { (slot: $0.slot, code: $0.value.emit(emitter)) }
        let (body, takesTuple, unit) = (body.emit(emitter), takesTuple, unit)
        let count = takesTuple ? 0 : parameterCount
        return { frame throws(Failure) in
            var captured: [(slot: Int, value: Value)] = []
            for capture in captures { captured.append((capture.slot, try capture.code(frame))) }
            let initial = captured
            frame.capture()
            return .function(
                .init(frame.execution) { values throws(Failure) in
                    let arguments = takesTuple ? values.first?.elementsOfTuple ?? [] : values
                    let inner = Frame(frame.execution, parent: frame, slots: arguments)
                    for (slot, value) in initial { inner[slot] = value }
                    let execution = frame.execution
                    if let unit { execution.record?.add(unit) }
                    inner.canPause = execution.isAwaiting
                    execution.isAwaiting = false
                    let result = try execution.nested { () throws(Failure) in
                        try execution.step()
                        return try body(inner)
                    }
                    for position in 0..<min(count, values.count) { values[position] = inner[position] }
                    return result
                }
            )
        }
    }
}

/// A function of the source: the default values of its parameters, and its body.
struct FunctionBody: ProgramPart {
    struct Default {
        let slot: Int
        let value: Typed
    }

    /// The number of parameters, with the receiver.
    let parameterCount: Int
    let defaults: [Default]
    let body: any Operation

    var summary: String { "body" }
    var parts: [any ProgramPart] { defaults.map(\.value) + [body] }

    func emit(_ emitter: Emitter) -> FunctionCode {
        let defaults = defaults.map { (slot: $0.slot, code: $0.value.emit(emitter)) }
        let (body, count) = (body.emit(emitter), parameterCount)
        return { execution, arguments throws(Failure) in
            let frame = Frame(execution, slots: arguments)
            frame.canPause = execution.isAwaiting
            execution.isAwaiting = false
            for value in defaults {
                if case .absent = frame[value.slot] { frame[value.slot] = try value.code(frame) }
            }
            let result = try execution.nested { () throws(Failure) in try body(frame) }
            for slot in 0..<min(count, arguments.count) { arguments[slot] = frame[slot] }
            return result
        }
    }
}

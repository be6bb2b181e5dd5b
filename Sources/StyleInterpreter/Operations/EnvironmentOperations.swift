import StyleBridge
import StyleRuntime
import ViewEngine

/// An environment value that the source declares.
struct DeclaredEnvironmentValue {
    enum Storage {
        /// A property that reads, and perhaps writes, a key in its accessors.
        case computed(getter: FunctionInfo, setter: FunctionInfo?)
        /// A property with the macro `@Entry`, by its number, with its default value.
        case entry(number: Int, initial: Typed)
        /// An object of a class, by the number of its type, with what makes one where nothing has set it; nil for none.
        case object(of: Int, fallback: (any Operation)?)
    }

    let type: StyleType
    let storage: Storage

    /// Whether an environment can be given another value.
    var isSettable: Bool {
        if case .computed(_, let setter) = storage { setter != nil } else { true }
    }

    /// The code that reads the value from an environment.
    func emitReading(
        _ emitter: Emitter
    ) -> @Sendable (Frame, EnvironmentValues) throws(Failure) -> Value {
        switch storage {
        case .computed(let getter, _):
            emitter.reference(getter)
            let number = getter.number
            return { frame, environment throws(Failure) in
                var values: [Value] = [environment.bridged]
                return try frame.execution.program.call(number, in: frame.execution, with: &values)
            }
        case .entry(let number, let initial):
            let code = initial.emit(emitter)
            return { frame, environment throws(Failure) in
                if let value = environment[.entry(number)] { return value }
                return try code(frame)
            }
        case .object(let number, let fallback):
            let make = fallback?.emit(emitter)
            return { frame, environment throws(Failure) in
                if let value = environment[.object(number)] { return value }
                guard let make else { return .none }
                return try frame.execution.environmentObject(of: number) { () throws(Failure) in
                    try make(frame)
                }
            }
        }
    }

    /// The code that sets the value in an environment; one that can only be read stays as it is.
    func emitWriting(
        _ emitter: Emitter
    ) -> @Sendable (Execution, inout EnvironmentValues, Value) throws(Failure) -> Void {
        switch storage {
        case .computed(_, let setter):
            guard let setter else { return { _, _, _ in } }
            emitter.reference(setter)
            let number = setter.number
            return { execution, environment, value throws(Failure) in
                var values: [Value] = [environment.bridged, value]
                _ = try execution.program.call(number, in: execution, with: &values)
                environment = try EnvironmentValues(bridging: values[0])
            }
        case .entry(let number, _):
            return { _, environment, value in environment[.entry(number)] = value }
        case .object(let number, _):
            return { _, environment, value in environment[.object(number)] = value }
        }
    }
}

/// A value that the source declares, of environment values: `environment.theme`.
struct DeclaredEnvironmentMember: Operation {
    let environment: Typed
    let declared: DeclaredEnvironmentValue

    var summary: String { "environment value" }
    var parts: [any ProgramPart] { [environment] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, read) = (environment.emit(emitter), declared.emitReading(emitter))
        return { frame throws(Failure) in try read(frame, try EnvironmentValues(bridging: code(frame))) }
    }
}

/// The value of a key of the environment: `self[Key.self]`.
struct EnvironmentKeyValue: Operation {
    let environment: Typed
    let key: Int
    let initial: Typed

    var summary: String { "environment key" }
    var parts: [any ProgramPart] { [environment, initial] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, key, fallback) = (environment.emit(emitter), key, initial.emit(emitter))
        return { frame throws(Failure) in
            if let value = try EnvironmentValues(bridging: code(frame))[.type(key)] { return value }
            return try fallback(frame)
        }
    }
}

/// A view with a value of the environment that the source declares.
struct DeclaredEnvironmentModifier: Operation {
    let view: Typed
    let declared: DeclaredEnvironmentValue
    let value: Typed

    var summary: String { "environment" }
    var parts: [any ProgramPart] { [view, value] }

    func emit(_ emitter: Emitter) -> Code {
        let (view, value) = (view.emit(emitter), value.emit(emitter))
        let write = declared.emitWriting(emitter)
        return { frame throws(Failure) in
            let view = try AnyView(bridging: view(frame))
            let value = try value(frame)
            let execution = frame.execution
            return .engine(
                view.environment(of: execution) { environment throws(Failure) in
                    try write(execution, &environment, value)
                }
            )
        }
    }
}

/// A view with a value of the environment that a closure changes, and that the source declares.
struct DeclaredEnvironmentTransformation: Operation {
    let view: Typed
    let declared: DeclaredEnvironmentValue
    let change: Typed

    var summary: String { "transform environment" }
    var parts: [any ProgramPart] { [view, change] }

    func emit(_ emitter: Emitter) -> Code {
        let (view, change) = (view.emit(emitter), change.emit(emitter))
        let (read, write) = (declared.emitReading(emitter), declared.emitWriting(emitter))
        return { frame throws(Failure) in
            let view = try AnyView(bridging: view(frame))
            let function = try change(frame)
            return .engine(
                view.environment(of: frame.execution) { environment throws(Failure) in
                    guard case .function(let function) = function else { return }
                    var values = [try read(frame, environment)]
                    _ = try function.call(&values)
                    try write(frame.execution, &environment, values[0])
                }
            )
        }
    }
}

/// A view with a value of the environment of the engine that a closure changes.
struct EnvironmentTransformation: Operation {
    let view: Typed
    let change: Typed
    let getter: Entry
    let setter: Entry

    var summary: String { "transform environment" }
    var parts: [any ProgramPart] { [view, change] }

    func emit(_ emitter: Emitter) -> Code {
        let (view, change) = (view.emit(emitter), change.emit(emitter))
        let (getter, setter) = (getter, setter)
        return { frame throws(Failure) in
            let view = try AnyView(bridging: view(frame))
            guard case .function(let function) = try change(frame) else { return .engine(view) }
            return .engine(
                TransformedEnvironment(content: view, change: function, getter: getter, setter: setter)
            )
        }
    }
}

/// A view whose content has an environment value that a closure of the source changes.
private struct TransformedEnvironment: View {
    let content: AnyView
    let change: Value.Function
    let getter: Entry
    let setter: Entry

    var body: AnyView {
        change.execution.run(orElse: content) { () throws(Failure) in
            var none: [Value] = []
            var values = [try getter.call(&none)]
            _ = try change.call(&values)
            var arguments = [content.bridged, values[0]]
            return try AnyView(bridging: setter.call(&arguments))
        }
    }
}

/// A preference key of the source: its number, its default value, and its `reduce`.
struct PreferenceKeyValue: Operation {
    let key: Int
    let initial: Typed
    let reduce: FunctionInfo

    var summary: String { "preference key" }
    var parts: [any ProgramPart] { [initial] }

    func emit(_ emitter: Emitter) -> Code {
        emitter.reference(reduce)
        let (key, code, function) = (key, initial.emit(emitter), reduce.number)
        return { frame throws(Failure) in
            let execution = frame.execution
            return .tuple([
                .integer(key), try code(frame),
                .function(
                    .init(execution) { values throws(Failure) in
                        try execution.program.call(function, in: execution, with: &values)
                    }
                ),
            ])
        }
    }
}

/// An entry of the environment of the engine that a view sets.
struct EngineEnvironmentModifier: Operation {
    let view: Typed
    let setter: Entry
    let value: Typed

    var summary: String { "environment" }
    var parts: [any ProgramPart] { [view, value] }

    func emit(_ emitter: Emitter) -> Code {
        let (view, value, setter) = (view.emit(emitter), value.emit(emitter), setter)
        return { frame throws(Failure) in
            var values = [try view(frame), try value(frame)]
            return try setter.call(&values)
        }
    }
}

import StyleRuntime
import StyleSyntax
import ViewEngine

/// A value of the environment that the source declares and a view of it reads, as a parameter: `environment.theme`.
struct EnvironmentSource {
    let name: String
    let place: SourcePlace
    let typeName: String
    let type: ParameterType
    let declared: DeclaredEnvironmentValue

    func emit(_ emitter: Emitter) -> EmittedEnvironmentParameter {
        emitter.reference(typesIn: type.type)
        return EmittedEnvironmentParameter(
            name: "environment." + name,
            place: place,
            typeName: typeName,
            type: type,
            read: declared.emitReading(emitter),
            write: declared.emitWriting(emitter)
        )
    }
}

/// A value of the environment of a program that runs.
struct EmittedEnvironmentParameter: Sendable {
    let name: String
    let place: SourcePlace
    let typeName: String
    let type: ParameterType
    let read: @Sendable (Frame, EnvironmentValues) throws(Failure) -> Value
    let write: @Sendable (Execution, inout EnvironmentValues, Value) throws(Failure) -> Void

    /// The parameter as requests see it; nil if they can state none of its values.
    func parameter(_ execution: Execution) -> SourceParameter? {
        guard let value = try? read(Frame(execution), EnvironmentValues.outsideOfViews) else { return nil }
        let (kind, isExact) = type.kind(value)
        guard kind != .fixed else { return nil }
        return SourceParameter(
            name: name,
            role: .environment,
            typeName: typeName,
            place: place,
            isRequired: false,
            kind: kind,
            isDefaultExact: isExact
        )
    }

    /// A view in an environment with the value that a request states, if it states one.
    func applied(to view: AnyView, with arguments: [String: StyleArgument], in execution: Execution)
        -> AnyView
    {
        guard let value = arguments[name].flatMap(type.value) else { return view }
        return view.environment(of: execution) { environment throws(Failure) in
            try write(execution, &environment, value)
        }
    }
}

extension SourceEnvironment {
    /// The values of the environment that the source declares and a property of it reads, in the order of the source.
    func environmentSources() -> [EnvironmentSource] {
        var names: Set<String> = []
        var sources: [EnvironmentSource] = []
        for field in checker.index.types.lazy.filter({ !$0.isReplaced && $0.generic == nil }).flatMap(
            \.fields
        )
        where field.wrapper == .environment {
            guard case .arguments(let arguments)? = field.attribute?.content, let first = arguments.first,
                case .keyPath(_, let components) = program[first.value].kind,
                case .property(let name)? = components.first, components.count == 1,
                let declared = declaredEnvironmentValue(name.text), declared.isSettable,
                names.insert(name.text).inserted
            else { continue }
            sources.append(
                EnvironmentSource(
                    name: name.text,
                    place: name.place,
                    typeName: checker.name(of: declared.type),
                    type: ParameterType(declared.type, checkedBy: checker),
                    declared: declared
                )
            )
        }
        return sources
    }
}

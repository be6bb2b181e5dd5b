import StyleRuntime
import StyleSyntax

/// A parameter of the initializer of a style, or a stored property, as the check has left it.
struct ParameterSource {
    enum Target: Sendable {
        case argument
        case field(index: Int, wrapper: FieldInfo.Wrapper?, place: SourcePlace)
    }

    let name: String
    let role: SourceParameter.Role
    let typeName: String
    let place: SourcePlace
    let isRequired: Bool
    /// Whether the source has no value for it, so that it is a sample.
    let isSample: Bool
    let type: ParameterType
    let target: Target
    /// The value in the source, which is the default or that of a call of the initializer; or else a sample.
    let value: (any Operation)?

    func emit(_ emitter: Emitter) -> EmittedParameter {
        // A request can give a value of the type.
        emitter.reference(typesIn: type.type)
        return EmittedParameter(
            name: name,
            role: role,
            typeName: typeName,
            place: place,
            isRequired: isRequired,
            isSample: isSample,
            type: type,
            target: target,
            value: value?.emit(emitter)
        )
    }
}

/// A parameter of a style that runs.
struct EmittedParameter: Sendable {
    let name: String
    private let role: SourceParameter.Role
    private let typeName: String
    private let place: SourcePlace
    let isRequired: Bool
    private let isSample: Bool
    let type: ParameterType
    let target: ParameterSource.Target
    private let value: Code?

    fileprivate init(
        name: String,
        role: SourceParameter.Role,
        typeName: String,
        place: SourcePlace,
        isRequired: Bool,
        isSample: Bool,
        type: ParameterType,
        target: ParameterSource.Target,
        value: Code?
    ) {
        self.name = name
        self.role = role
        self.typeName = typeName
        self.place = place
        self.isRequired = isRequired
        self.isSample = isSample
        self.type = type
        self.target = target
        self.value = value
    }

    /// The value if there is no argument.
    func defaultValue(_ execution: Execution) throws(Failure) -> Value {
        try value?(Frame(execution)) ?? .none
    }

    /// The parameter as requests see it.
    func parameter(_ execution: Execution) -> SourceParameter {
        let value = (try? defaultValue(execution)) ?? .none
        let (kind, isExact) = type.kind(value)
        return SourceParameter(
            name: name,
            role: role,
            typeName: typeName,
            place: place,
            isRequired: isRequired,
            sample: isSample ? SampleContent(value, named: name, of: type.type) : nil,
            kind: kind,
            isDefaultExact: isExact
        )
    }
}

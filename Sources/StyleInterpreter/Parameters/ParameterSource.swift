import StyleSyntax

/// A parameter of the initializer of a style, or a stored property, while the style is prepared.
struct ParameterSource: Sendable {
    enum Target: Sendable {
        case argument
        case field(index: Int, wrapper: FieldInfo.Wrapper?, place: SourcePlace)
    }

    let name: String
    let role: SourceParameter.Role
    let typeName: String
    let place: SourcePlace
    let isRequired: Bool
    let type: ParameterType
    let target: Target
    /// The value in the source: the default, or that of a call of the initializer.
    let value: Code?
    /// A value for a parameter for which the source has none.
    let sample: Code?

    /// The parameter as requests see it.
    func parameter(_ execution: Execution) -> SourceParameter {
        let code = value ?? sample
        let found: Value? = code.flatMap { code in try? code(Frame(execution)) }
        let (kind, isExact) = type.kind(found ?? .none)
        return SourceParameter(
            name: name,
            role: role,
            typeName: typeName,
            place: place,
            isRequired: isRequired,
            kind: kind,
            isDefaultExact: isExact
        )
    }
}

import ButtonRendering
import ViewEngine

extension Parameter {
    /// The parameter of a query for a parameter that only one style has.
    ///
    /// Without a value, a style can have one that no query states; then there is no default.
    convenience init(_ parameter: StyleParameter, named name: String, alias: String? = nil) {
        let defaultValue = parameter.isDefaultExact ? parameter.defaultValue : nil
        self.init(
            name,
            for: .styleValue(of: parameter, default: defaultValue),
            as: .styleValue(of: parameter),
            default: { _, _ in defaultValue },
            describesDefault: defaultValue?.hasSpelling == true,
            alias: alias,
            summary: parameter.summary
        )
    }
}

extension QueryProperty where Value == StyleValues.Value? {
    fileprivate static func styleValue(of parameter: StyleParameter, default defaultValue: Value)
        -> QueryProperty
    {
        QueryProperty(
            get: { $0.request.button.control.styleValues[parameter.name] ?? defaultValue },
            set: { $1.request.button.control.styleValues[parameter.name] = $0 }
        )
    }
}

extension ParameterCodec where Value == StyleValues.Value? {
    fileprivate static func styleValue(of parameter: StyleParameter) -> ParameterCodec {
        switch parameter.kind {
        case .choice(let names, _):
            ParameterCodec(
                schema: { _ in ParameterSchema(type: .choice, names: names, listedValues: names) },
                decode: { text, _ throws(ParameterError) in .choice(names[try names.index(ofName: text)]) },
                encode: \.spelling
            )
        case .number(let range, let unit, _):
            ParameterCodec(.number(in: range, unit: unit)) { .number($0) }
        case .integer(let range, _):
            ParameterCodec(.integer(in: range)) { .integer($0) }
        case .boolean:
            ParameterCodec(.flag) { .boolean($0) }
        case .text:
            ParameterCodec(.text(maximumLength: Parameters.longestText)) {
                .text(Verbatim(wrappedValue: $0))
            }
        case .color:
            ParameterCodec(.existingColor) { .color($0) }
        }
    }

    /// The codec of the values of one kind.
    private init<Wrapped>(
        _ codec: ParameterCodec<Wrapped>,
        value: @escaping @Sendable (Wrapped) -> StyleValues.Value
    ) {
        self.init(
            schema: codec.schema,
            decode: { text, context throws(ParameterError) in value(try codec.decode(text, context)) },
            encode: \.spelling
        )
    }
}

extension StyleValues.Value? {
    fileprivate var spelling: String { self?.spelling ?? "" }
}

extension StyleValues.Value {
    fileprivate var spelling: String {
        switch self {
        case .choice(let name): name
        case .number(let number): number.shortDescription
        case .boolean(let flag): String(flag)
        case .integer(let number): String(number)
        case .text(let text): text.wrappedValue
        case .color(let color): NamedColor.spelling(color)
        }
    }

    /// Whether a query can state it: a color of a style can be one that has no name and no digits.
    fileprivate var hasSpelling: Bool {
        switch self {
        case .choice, .number, .boolean, .integer, .text: true
        case .color(let color): NamedColor.hasSpelling(color)
        }
    }
}

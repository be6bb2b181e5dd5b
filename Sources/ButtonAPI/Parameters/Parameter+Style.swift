import ButtonRendering

extension Parameter {
    /// The parameter of a query for a parameter that only one style has.
    convenience init(_ parameter: StyleParameter) {
        self.init(
            parameter.name,
            .styleValue(of: parameter),
            as: .styleValue(of: parameter),
            default: { _, _ in parameter.defaultValue },
            summary: parameter.summary
        )
    }
}

extension QueryProperty where Value == StyleValues.Value {
    fileprivate static func styleValue(of parameter: StyleParameter) -> QueryProperty {
        QueryProperty(
            get: { $0.request.button.control.styleValues[parameter.name] ?? parameter.defaultValue },
            set: { $1.request.button.control.styleValues[parameter.name] = $0 }
        )
    }
}

extension ParameterCodec where Value == StyleValues.Value {
    fileprivate static func styleValue(of parameter: StyleParameter) -> ParameterCodec {
        switch parameter.kind {
        case .choice(let names, _):
            ParameterCodec(
                schema: { _ in ParameterSchema(type: .choice, names: names, listedValues: names) },
                decode: { text, _ throws(ParameterError) in .choice(names[try names.index(ofName: text)]) },
                encode: \.spelling
            )
        case .number(let range, let unit, _):
            ParameterCodec(
                schema: ParameterCodec<Double>.number(in: range, unit: unit).schema,
                decode: { text, context throws(ParameterError) in
                    .number(try ParameterCodec<Double>.number(in: range, unit: unit).decode(text, context))
                },
                encode: \.spelling
            )
        }
    }
}

extension StyleValues.Value {
    fileprivate var spelling: String {
        switch self {
        case .choice(let name): name
        case .number(let number): number.shortDescription
        }
    }
}

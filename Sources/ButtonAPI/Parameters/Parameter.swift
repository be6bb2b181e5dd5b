import ButtonRendering

/// A parameter of a picture: the property of the query that it sets, its codec and its default.
///
/// Queries are read and spelled with it; the catalog, the axes of sheets and the notes in code come from it.
final class Parameter: Sendable {
    let name: String
    /// Another name of the parameter, in the terms of the other framework.
    let alias: String?
    /// One sentence.
    let summary: String
    /// Whether it changes how the response is delivered but not the picture, so that it is no part of the
    /// canonical query.
    let isDelivery: Bool
    /// The reason why a request does not take the parameter; `nil` if it does.
    let unavailability: Availability
    let schema: @Sendable (ParameterContext) -> ParameterSchema
    /// Sets the value of a text.
    let read: @Sendable (String, ParameterContext, inout QueryValues) throws(ParameterError) -> Void
    /// The canonical spelling of the value that a query has.
    let spelling: @Sendable (QueryValues) -> String
    /// Whether a query has the default.
    let isDefault: @Sendable (QueryValues, ParameterContext) -> Bool
    /// The spelling of the default; `nil` where the default is no value.
    let defaultSpelling: @Sendable (ParameterContext) -> String?

    typealias Availability = @Sendable (ParameterContext) -> Unavailability?

    /// A parameter that sets a property of a query.
    ///
    /// The default can depend on the other values; the catalog names it if `describesDefault`.
    init<Value>(
        _ name: String,
        for property: QueryProperty<Value>,
        as codec: ParameterCodec<Value>,
        default defaultValue: @escaping @Sendable (QueryValues, ParameterContext) -> Value,
        describesDefault: Bool = true,
        alias: String? = nil,
        isDelivery: Bool = false,
        unavailable unavailability: @escaping Availability = { _ in nil },
        summary: String
    ) {
        self.name = name
        self.alias = alias
        self.summary = summary
        self.isDelivery = isDelivery
        self.unavailability = unavailability
        schema = codec.schema
        read = { text, context, values throws(ParameterError) in
            property.set(try codec.decode(text, context), &values)
        }
        spelling = { codec.encode(property.get($0)) }
        isDefault = { property.get($0) == defaultValue($0, $1) }
        defaultSpelling = { context in
            guard describesDefault else { return nil }
            return codec.encode(
                defaultValue(QueryValues(request: ButtonRequest(style: context.style)), context)
            )
        }
    }

    /// The same parameter under another name.
    init(_ other: Parameter, renamed name: String) {
        self.name = name
        alias = nil
        summary = other.summary
        isDelivery = other.isDelivery
        unavailability = other.unavailability
        schema = other.schema
        read = other.read
        spelling = other.spelling
        isDefault = other.isDefault
        defaultSpelling = other.defaultSpelling
    }

    /// The outputs of a style that take the parameter.
    func outputs(in context: ParameterContext) -> [Output] {
        Output.allKinds.filter { unavailability(context.with($0)) == nil }
    }
}

extension Parameter {
    /// A parameter of the request with a fixed default.
    convenience init<Value>(
        _ name: String,
        for property: RequestProperty<Value>,
        as codec: ParameterCodec<Value>,
        default defaultValue: Value,
        alias: String? = nil,
        unavailable unavailability: @escaping Availability = { _ in nil },
        summary: String
    ) {
        self.init(
            name,
            for: .request(property),
            as: codec,
            default: { _, _ in defaultValue },
            alias: alias,
            unavailable: unavailability,
            summary: summary
        )
    }

    /// A parameter of the request that its style determines where it is not given.
    ///
    /// It has a default where all styles determine the same value.
    convenience init<Value>(
        _ name: String,
        for property: RequestProperty<Value?>,
        orStyleDefault codec: ParameterCodec<Value>,
        default defaultValue: Value? = nil,
        unavailable unavailability: @escaping Availability = { _ in nil },
        summary: String
    ) {
        let property = QueryProperty.request(property)
        self.init(
            name,
            for: QueryProperty(get: { property.get($0) ?? defaultValue }, set: property.set),
            as: codec.optional,
            default: { _, _ in defaultValue },
            describesDefault: defaultValue != nil,
            unavailable: unavailability,
            summary: summary
        )
    }

    typealias RequestProperty<Value> = any WritableKeyPath<ButtonRequest, Value> & Sendable
}

/// The spelling of a type of values in a query: how a value is decoded, encoded and described.
struct ParameterCodec<Value: Equatable & Sendable>: Sendable {
    let schema: @Sendable (ParameterContext) -> ParameterSchema
    /// The value of a text.
    let decode: @Sendable (String, ParameterContext) throws(ParameterError) -> Value
    /// The canonical spelling of a value: texts of equal values have one spelling.
    let encode: @Sendable (Value) -> String
}

extension ParameterCodec {
    /// The codec of values that can be absent; an absent one has the spelling `none`, which is not read.
    var optional: ParameterCodec<Value?> {
        ParameterCodec<Value?>(
            schema: schema,
            decode: { text, context throws(ParameterError) in try decode(text, context) },
            encode: { $0.map(encode) ?? "none" }
        )
    }
}

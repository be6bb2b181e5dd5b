import ButtonRendering

/// Read and write access to one property of a query.
struct QueryProperty<Value>: Sendable {
    let get: @Sendable (QueryValues) -> Value
    let set: @Sendable (Value, inout QueryValues) -> Void

    static func request(_ property: any WritableKeyPath<ButtonRequest, Value> & Sendable) -> QueryProperty {
        QueryProperty(get: { $0.request[keyPath: property] }, set: { $1.request[keyPath: property] = $0 })
    }

    static func query(_ property: any WritableKeyPath<QueryValues, Value> & Sendable) -> QueryProperty {
        QueryProperty(get: { $0[keyPath: property] }, set: { $1[keyPath: property] = $0 })
    }
}

import ViewEngine

/// A literal of an option set, such as `[.top, .leading]`.
struct OptionSetLiteral<Options: OptionSet & EngineValue>: Bridged {
    let union: Options
    static var bridgedType: StyleType { .array(Options.bridgedType) }

    init(bridging value: Value) throws(Failure) {
        var union = Options()
        guard case .array(let values) = value else { throw .mismatch(value, Self.bridgedType) }
        for value in values {
            union.formUnion(try Options(bridging: value))
        }
        self.union = union
    }

    var bridged: Value { union.bridged }
}

/// A binding to a value of any type.
struct AnyBinding: Bridged {
    let binding: Binding<Value>
    static var bridgedType: StyleType { .binding(.variable(0)) }

    init(_ binding: Binding<Value>) {
        self.binding = binding
    }

    init(bridging value: Value) throws(Failure) {
        guard case .binding(let binding) = value else { throw .mismatch(value, Self.bridgedType) }
        self.binding = binding
    }

    var bridged: Value { .binding(binding) }
}

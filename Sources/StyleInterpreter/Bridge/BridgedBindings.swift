import ViewEngine

extension Binding: Bridged where Value: Bridged {
    static var bridgedType: StyleType { .binding(Value.bridgedType) }

    init(bridging value: StyleInterpreter.Value) throws(Failure) {
        guard case .binding(let binding) = value else { throw .mismatch(value, as: Self.bridgedType) }
        let first = try Value(bridging: binding.wrappedValue)
        self.init {
            // The check has found that all values are of the type.
            (try? Value(bridging: binding.wrappedValue)) ?? first
        } set: {
            binding.wrappedValue = $0.bridged
        }
    }

    var bridged: StyleInterpreter.Value {
        .binding(
            Binding<StyleInterpreter.Value> {
                wrappedValue.bridged
            } set: { value in
                if let value = try? Value(bridging: value) { wrappedValue = value }
            }
        )
    }
}

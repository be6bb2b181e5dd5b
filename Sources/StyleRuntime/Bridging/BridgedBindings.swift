package import ViewEngine

extension Binding: Bridged where Value: Bridged {
    package static var bridgedType: StyleType { .binding(Value.bridgedType) }

    package init(bridging value: StyleRuntime.Value) throws(Failure) {
        guard case .binding(let binding) = value else { throw .mismatch(value, as: Self.bridgedType) }
        let first = try Value(bridging: binding.wrappedValue)
        self.init {
            // The check has found that all values are of the type.
            (try? Value(bridging: binding.wrappedValue)) ?? first
        } set: {
            binding.wrappedValue = $0.bridged
        }
    }

    package var bridged: StyleRuntime.Value {
        .binding(
            Binding<StyleRuntime.Value> {
                wrappedValue.bridged
            } set: { value in
                if let value = try? Value(bridging: value) { wrappedValue = value }
            }
        )
    }
}

/// A binding to a value of any type.
package struct AnyBinding: Bridged {
    package let binding: Binding<Value>
    package static var bridgedType: StyleType { .binding(.variable(0)) }

    package init(_ binding: Binding<Value>) {
        self.binding = binding
    }

    package init(bridging value: Value) throws(Failure) {
        guard case .binding(let binding) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.binding = binding
    }

    package var bridged: Value { .binding(binding) }
}

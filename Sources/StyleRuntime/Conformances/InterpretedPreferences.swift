package import ViewEngine

/// The preferences of all keys of a source: one key of the engine has their values.
private enum InterpretedPreferenceKey: PreferenceKey {
    struct Entry: Equatable {
        let value: Any0
        let reduce: StyleRuntime.Value.Function

        static func == (first: Entry, second: Entry) -> Bool { first.value == second.value }
    }

    static var defaultValue: [Int: Entry] { [:] }

    static func reduce(value: inout [Int: Entry], nextValue: () -> [Int: Entry]) {
        for (key, next) in nextValue() {
            guard let current = value[key] else {
                value[key] = next
                continue
            }
            let reduce = next.reduce
            let reduced = reduce.execution.run(orElse: current.value.value) { () throws(Failure) in
                let provider = StyleRuntime.Value.Function(reduce.execution) { _ in next.value.value }
                var values = [current.value.value, .function(provider)]
                _ = try reduce.call(&values)
                return values[0]
            }
            value[key] = Entry(value: Any0(reduced), reduce: reduce)
        }
    }
}

/// A preference key of the source.
package struct PreferenceKeyArgument: Bridged {
    /// The number of the type, its default value, and its `reduce`.
    private let type: Int
    private let defaultValue: Value
    private let reduce: Value.Function

    package static var bridgedType: StyleType { .any(.preferenceKey, [.variable(0)]) }

    package init(bridging value: Value) throws(Failure) {
        guard case .tuple(let parts) = value, parts.count == 3, case .integer(let type) = parts[0],
            case .function(let reduce) = parts[2]
        else { throw .mismatch(value, as: Self.bridgedType) }
        self.type = type
        defaultValue = parts[1]
        self.reduce = reduce
    }

    package var bridged: Value { .tuple([.integer(type), defaultValue, .function(reduce)]) }

    package func preference(_ value: Any0, on view: AnyView) -> any View {
        view.preference(
            key: InterpretedPreferenceKey.self,
            value: [type: .init(value: value, reduce: reduce)]
        )
    }

    package func onChange(of view: AnyView, perform action: @escaping (Any0) -> Void) -> any View {
        view.onPreferenceChange(InterpretedPreferenceKey.self) { [type, defaultValue] values in
            action(values[type]?.value ?? Any0(defaultValue))
        }
    }
}

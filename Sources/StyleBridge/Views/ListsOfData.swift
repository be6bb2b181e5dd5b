import StyleRuntime
import ViewEngine

// Lists that make a row of each element of a collection; a picture selects no row.
extension Bridge {
    mutating func addListsOfData() {
        addListsOfBindings()
        viewInitializer(.list, labels: "_", "rowContent") {
            (range: Range<Int>, row: Callback<AnyView, Int>) in
            List { ForEach(range, id: \.anyValue) { row($0) } }
        }
        viewInitializer(.list, labels: "_", .orNil("selection"), "rowContent") {
            (values: [Any0], selection: AnyValue?, row: Callback<AnyView, Any0>) in
            List { ForEach(values, id: \.self) { row($0) } }
        }
        viewInitializer(.list, labels: "_", "id", .orNil("selection"), "rowContent") {
            (values: [Any0], id: Callback<Any1, Any0>, selection: AnyValue?, row: Callback<AnyView, Any0>)
            in
            List {
                ForEach(values.map { Identified(element: $0, makeID: { id($0) }) }, id: \.id) {
                    row($0.element)
                }
            }
        }
    }

    /// Views of bindings to the elements of an array: `ForEach($items) { $item in … }`.
    private mutating func addListsOfBindings() {
        viewInitializer(.forEach, labels: "_", "content") {
            (values: ArrayBinding, content: Callback<AnyView, AnyBinding>) in
            ForEach(values.elements, id: \.id) { content($0.binding) }
        }
        viewInitializer(.forEach, labels: "_", "id", "content") {
            (values: ArrayBinding, id: Callback<Any1, Any0>, content: Callback<AnyView, AnyBinding>) in
            ForEach(values.elements, id: \.id) { content($0.binding) }
        }
        viewInitializer(.list, labels: "_", .orNil("selection"), "rowContent") {
            (values: ArrayBinding, selection: AnyValue?, row: Callback<AnyView, AnyBinding>) in
            List { ForEach(values.elements, id: \.id) { row($0.binding) } }
        }
        viewInitializer(.list, labels: "_", "id", .orNil("selection"), "rowContent") {
            (
                values: ArrayBinding,
                id: Callback<Any1, Any0>,
                selection: AnyValue?,
                row: Callback<AnyView, AnyBinding>
            ) in
            List { ForEach(values.elements, id: \.id) { row($0.binding) } }
        }
    }
}

/// A binding to an array of the source.
struct ArrayBinding: Bridged {
    private let binding: Binding<Value>

    static var bridgedType: StyleType { .binding(.array(.variable(0))) }

    init(bridging value: Value) throws(Failure) {
        guard case .binding(let binding) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.binding = binding
    }

    var bridged: Value { .binding(binding) }

    /// A binding to an element, and the element, by which its view is identified.
    struct Element {
        let id: Any0
        let binding: AnyBinding
    }

    var elements: [Element] {
        let binding = binding
        let values = (try? [Any0](bridging: binding.wrappedValue)) ?? []
        return values.indices.map { position in
            let element = Binding<Value> {
                let current = (try? [Any0](bridging: binding.wrappedValue)) ?? []
                // A view that is about to be removed keeps its value.
                return current.indices.contains(position) ? current[position].value : values[position].value
            } set: { value in
                var current = (try? [Any0](bridging: binding.wrappedValue)) ?? []
                guard current.indices.contains(position) else { return }
                current[position] = Any0(value)
                binding.wrappedValue = current.bridged
            }
            return Element(id: values[position], binding: AnyBinding(element))
        }
    }
}

import StyleRuntime
import ViewEngine

// Fields for text, and their styles.
extension Bridge {
    mutating func addTextFields() {
        viewInitializer(.textField, labels: "_", "text", .orNil("prompt"), .or("axis", Axis.horizontal)) {
            (title: Title, text: StringBinding, prompt: Text?, axis: Axis) in
            TextField(text: text.binding, prompt: prompt, axis: axis) { title.text }
        }
        // Deprecated: nobody types in a picture.
        viewInitializer(.textField, labels: "_", "text", .orNil("onEditingChanged"), .orNil("onCommit")) {
            (title: Title, text: StringBinding, change: Callback<Nothing, Bool>?, commit: Action?) in
            TextField(text: text.binding) { title.text }
        }
        addValueFields()
        addFormattedFields()
        viewInitializer(.secureField, labels: "_", "text", .orNil("prompt")) {
            (title: Title, text: StringBinding, prompt: Text?) in
            SecureField(text: text.binding, prompt: prompt) { title.text }
        }
    }

    /// Fields for numbers, which a format writes.
    private mutating func addValueFields() {
        viewInitializer(.textField, labels: "_", "value", "format", .orNil("prompt")) {
            (title: Title, value: TypedBinding<Double>, format: NumberFormatStyle, prompt: Text?) in
            TextField(text: .constant(format.text(value.binding.wrappedValue)), prompt: prompt) { title.text }
        }
        viewInitializer(.textField, labels: "_", "value", "format", .orNil("prompt")) {
            (title: Title, value: TypedBinding<Int>, format: NumberFormatStyle, prompt: Text?) in
            TextField(text: .constant(format.text(value.binding.wrappedValue)), prompt: prompt) { title.text }
        }
    }

    private mutating func addFormattedFields() {
        // The format of a formatter is not known: it writes the digits.
        viewInitializer(.textField, labels: "_", "value", "formatter") {
            (title: Title, value: TypedBinding<Int>, formatter: Any0) in
            TextField(text: .constant(String(value.binding.wrappedValue))) { title.text }
        }
        viewInitializer(.textField, labels: "_", "value", "formatter") {
            (title: Title, value: TypedBinding<String>, formatter: Any0) in
            TextField(text: .constant(value.binding.wrappedValue)) { title.text }
        }
        viewInitializer(.textField, labels: "_", "value", "formatter") {
            (title: Title, value: TypedBinding<Double>, formatter: Any0) in
            let text = NumberFormatStyle(.number).text(value.binding.wrappedValue)
            return TextField(text: .constant(text)) { title.text }
        }
    }
}

/// A binding to a value of a type that the source knows.
struct TypedBinding<Wrapped> {
    let binding: Binding<Wrapped>
}

extension TypedBinding: Bridged where Wrapped: Replaceable {
    static var bridgedType: StyleType { .binding(Wrapped.bridgedType) }

    init(bridging value: Value) throws(Failure) {
        guard case .binding(let binding) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.binding = Binding {
            (try? Wrapped(bridging: binding.wrappedValue)) ?? .replacement
        } set: {
            binding.wrappedValue = $0.bridged
        }
    }

    var bridged: Value {
        let binding = binding
        return .binding(
            Binding {
                binding.wrappedValue.bridged
            } set: {
                if let value = try? Wrapped(bridging: $0) { binding.wrappedValue = value }
            }
        )
    }
}

typealias StringBinding = TypedBinding<String>

extension String: Replaceable {
    static var replacement: String { "" }
}

extension Int: Replaceable {
    static var replacement: Int { 0 }
}

extension Date: Replaceable {
    static var replacement: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A style of fields for text.
struct AnyTextFieldStyle: Bridged {
    let style: any TextFieldStyle

    static var bridgedType: StyleType { .any(.textFieldStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any TextFieldStyle): self.style = style
        case .record(let record): style = InterpretedTextFieldStyle(record: record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

/// A style of fields of the source.
private struct InterpretedTextFieldStyle: TextFieldStyle {
    let record: Value.Record

    // swift-format-ignore: NoLeadingUnderscores
    func _body(configuration: TextField<_Label>) -> AnyView {
        record.body("_body", with: [.engine(configuration)])
    }
}

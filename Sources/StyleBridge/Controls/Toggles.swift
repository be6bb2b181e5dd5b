import StyleRuntime
package import SystemStyles
package import ViewEngine

// Toggles and their styles.
extension Bridge {
    mutating func addToggles() {
        viewInitializer(.toggle, labels: "_", "isOn") { (title: Title, isOn: BooleanBinding) in
            Toggle(isOn: isOn.binding) { title.text }
        }
        viewInitializer(.toggle, labels: "_", "systemImage", "isOn") {
            (title: Title, systemImage: String, isOn: BooleanBinding) in
            Toggle(isOn: isOn.binding) {
                Label {
                    title.text
                } icon: {
                    Image(systemName: systemImage)
                }
            }
        }
        addToggleStyles()
    }

    private mutating func addToggleStyles() {
        // Its Boolean is in a binding, which can be set wherever the configuration comes from.
        add(ToggleStyleConfiguration.self, "AnyObject")
        property("$isOn", of: "ToggleStyleConfiguration") { (c: ToggleStyleConfiguration) in
            BooleanBinding(c.$isOn)
        }
    }
}

/// A binding to a Boolean.
struct BooleanBinding: Bridged {
    let binding: Binding<Bool>
    static var bridgedType: StyleType { .binding(.bool) }

    init(_ binding: Binding<Bool>) {
        self.binding = binding
    }

    init(bridging value: Value) throws(Failure) {
        guard case .binding(let binding) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.binding = Binding {
            if case .boolean(let value) = binding.wrappedValue { value } else { false }
        } set: {
            binding.wrappedValue = .boolean($0)
        }
    }

    var bridged: Value {
        let binding = binding
        return .binding(
            Binding {
                .boolean(binding.wrappedValue)
            } set: {
                if case .boolean(let value) = $0 { binding.wrappedValue = value }
            }
        )
    }
}

/// A style of toggles.
package struct AnyToggleStyle: Bridged {
    package let style: any ToggleStyle
    static var bridgedType: StyleType { .any(.toggleStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any ToggleStyle): self.style = style
        case .record(let record): style = InterpretedToggleStyle(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(style) }
}

extension ToggleStyle {
    package func applied(to view: AnyView) -> any View { view.toggleStyle(self) }
}

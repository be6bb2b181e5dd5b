public import ViewEngine

/// A control that is on or off, drawn by the nearest style.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    @Environment(\.toggleStyle) private var style
    @Environment(\.controlObservation) private var observation

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    /// A control of several values, which is mixed if some of them are on.
    public init<Values: RandomAccessCollection>(
        sources: Values,
        isOn: (Values.Element) -> Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map(isOn)
        self.isOn = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value in
                for binding in bindings { binding.wrappedValue = value }
            }
        )
        isMixed = Set(bindings.map(\.wrappedValue)).count > 1
        self.label = label()
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(label),
            isOn: observation.map(logged) ?? isOn,
            isMixed: isMixed
        )
        let isOn = isOn
        style.body(for: configuration, in: \.toggleStyle) {
            DefaultToggleStyle().makeBody(configuration: configuration)
        }
        .observedControl(ControlTraits(.toggle) { isOn.wrappedValue = true })
    }

    /// The binding of an observed toggle, which logs that it was triggered.
    private func logged(_ observation: ControlObservation) -> Binding<Bool> {
        let isOn = isOn
        return Binding(
            get: { isOn.wrappedValue },
            set: {
                logAction(observation.triggerName)
                isOn.wrappedValue = $0
            }
        )
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the control that a style styles, for the next style outwards.
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        isMixed = configuration.isMixed
        label = configuration.label
    }
}

extension Toggle where Label == Text {
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ViewEngine.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ViewEngine.Label(title, systemImage: systemImage) }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ViewEngine.Label(title, systemImage: systemImage) }
    }
}

import Graphics

/// A control for a color, which shows it in a ring of all hues; the sizes are a guess.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    private static var hues: [Color] {
        stride(from: 0.0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 0.9, brightness: 1) }
    }

    public init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
    }

    public var body: some View {
        LabeledRow(label: label) {
            Button {
            } label: {
                Circle()
                    .fill(selection.wrappedValue)
                    .frame(width: 18, height: 18)
                    .padding(2)
                    .overlay {
                        Circle().inset(by: -1.5).strokeBorder(
                            AngularGradient(colors: Self.hues, center: .center),
                            lineWidth: 3
                        )
                    }
                    .padding(3)
                    .background { label.hidden() }
            }
            .controlTraits(ControlTraits(.menu))
            .systemAppearance(.bordered)
        }
    }
}

extension ColorPicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

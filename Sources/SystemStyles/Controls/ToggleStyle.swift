import Graphics
public import ViewEngine

/// The appearance and the behavior of toggles.
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public struct Label: View {
        let content: AnyView

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

        public var body: some View { content }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether some of the values of the toggle are on and some are off.
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// A switch at the end of the row whose beginning is the label.
///
/// The switch has the size of a `UISwitch` before iOS 26, 51 × 31 points. Its shadow and the time of its movement are
/// guesses.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public init() {
        tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(label: configuration.label) {
            Switch(isOn: configuration.$isOn, tint: tint).systemAppearance(.bordered)
        }
    }
}

/// A button that is filled with the tint at low opacity while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let button = Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        if configuration.isOn {
            ButtonToggleBackground(button: button)
        } else {
            button.buttonStyle(BorderlessButtonStyle()).modifier(BorderedSize())
        }
    }
}

/// A square with a check mark before the label, on a Mac.
public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 6) {
                Image(systemName: symbol(of: configuration)).foregroundStyle(.tint)
                configuration.label
            }
        }
        .buttonStyle(PlainButtonStyle())
    }

    private func symbol(of configuration: Configuration) -> String {
        if configuration.isMixed { return "minus.square.fill" }
        return configuration.isOn ? "checkmark.square.fill" : "square"
    }
}

/// The style of a platform: a switch, as on an iPhone.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    /// Sets the style of the toggles inside that have no nearer style.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        transformEnvironment(\.toggleStyle) { $0 = $0.pushing { style.makeBody(configuration: $0) } }
    }
}

// MARK: The environment

private enum ToggleStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<ToggleStyleConfiguration>.empty
}

extension EnvironmentValues {
    var toggleStyle: StyleStack<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

// MARK: The drawings

private struct Switch: View {
    @Binding var isOn: Bool
    let tint: Color?

    @Environment(\.tint) private var inheritedTint
    @Environment(\.isEnabled) private var isEnabled

    /// In points.
    private static let (width, height, inset): (CGFloat, CGFloat, CGFloat) = (51, 31, 2)

    var body: some View {
        Capsule()
            .fill(isOn ? tint ?? inheritedTint ?? .green : Color(.secondaryFill as SystemColor))
            .frame(width: Self.width, height: Self.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(Color.white)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                    .padding(Self.inset)
            }
            .animation(.easeInOut(duration: 0.25), value: isOn)
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Capsule())
            .onTapGesture { isOn.toggle() }
    }
}

private struct ButtonToggleBackground<Label: View>: View {
    let button: Button<Label>

    @Environment(\.tint) private var tint

    var body: some View {
        button.buttonStyle(BorderedButtonStyle()).tint(tint ?? .accentColor)
    }
}

/// Gives a button without a border the size of one with a border.
private struct BorderedSize: ViewModifier {
    func body(content: Content) -> some View {
        content.borderFrame()
    }
}

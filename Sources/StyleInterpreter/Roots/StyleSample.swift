import StyleBridge
import StyleRuntime
import StyleSyntax
import SystemStyles
import ViewEngine

/// The control that shows a style of labels, toggles or menus: a button with a label, a toggle, a menu.
struct StyleSample {
    /// The kind of a root that is such a style.
    private enum Kind {
        case label, toggle, menu
    }

    private let kind: Kind

    /// Creates the sample of a kind of root; nil if it needs none.
    init?(_ kind: InterpretedStyle.Kind) {
        switch kind {
        case .labelStyle: self.kind = .label
        case .toggleStyle: self.kind = .toggle
        case .menuStyle: self.kind = .menu
        case .buttonStyle, .primitiveButtonStyle, .uiButton, .view, .preview, .snippet: return nil
        }
    }

    private static let title = "title"
    private static let systemImage = "systemImage"
    private static let isOn = "isOn"

    private var defaultTitle: String {
        switch kind {
        case .label: "Button"
        case .toggle: "Toggle"
        case .menu: "Menu"
        }
    }

    /// Without a symbol a label shows nothing of many styles.
    private var defaultSymbol: String { kind == .label ? "star" : "" }

    /// The parameters of the control of a style that is declared at a place.
    func parameters(at place: SourcePlace) -> [SourceParameter] {
        var kinds: [(String, SourceParameter.Kind)] = [
            (Self.title, .text(defaultTitle)), (Self.systemImage, .text(defaultSymbol)),
        ]
        if kind == .toggle { kinds.append((Self.isOn, .boolean(false))) }
        return kinds.map { name, kind in
            SourceParameter(
                name: name,
                role: .sample,
                typeName: "",
                place: place,
                isRequired: false,
                sample: kind.text.map { SampleContent(text: $0, isSymbol: name == Self.systemImage) },
                kind: kind,
                isDefaultExact: true
            )
        }
    }

    /// The control with a style.
    func control(
        _ style: Value,
        with arguments: [String: StyleArgument],
        isOn: Binding<Bool>
    ) throws(Failure) -> AnyView {
        let title = arguments[Self.title]?.text ?? defaultTitle
        let symbol = arguments[Self.systemImage]?.text ?? defaultSymbol
        let label = symbol.isEmpty ? AnyView(Text(title)) : AnyView(Label(title, systemImage: symbol))
        switch kind {
        case .label:
            let button = Button(action: {}, label: { label })
            return AnyView(try AnyLabelStyle(bridging: style).style.applied(to: AnyView(button)))
        case .toggle:
            let toggle = Toggle(isOn: isOn) { label }
            return AnyView(try AnyToggleStyle(bridging: style).style.applied(to: AnyView(toggle)))
        case .menu:
            let menu = Menu {
            } label: {
                label
            }
            return AnyView(try AnyMenuStyle(bridging: style).style.applied(to: AnyView(menu)))
        }
    }

    /// Whether a toggle is on at first.
    func isOn(_ arguments: [String: StyleArgument]) -> Bool { arguments[Self.isOn] == .boolean(true) }
}

/// The control of a sample, whose toggle can be turned on.
struct StyleSampleView: View {
    private let sample: StyleSample
    private let style: Value
    private let arguments: [String: StyleArgument]
    private let execution: Execution
    @State private var isOn: Bool

    init(
        _ sample: StyleSample,
        style: Value,
        with arguments: [String: StyleArgument],
        in execution: Execution
    ) {
        self.sample = sample
        self.style = style
        self.arguments = arguments
        self.execution = execution
        _isOn = State(initialValue: sample.isOn(arguments))
    }

    var body: some View {
        let isOn = $isOn
        return execution.run(orElse: AnyView(EmptyView())) { () throws(Failure) in
            try sample.control(style, with: arguments, isOn: isOn)
        }
    }
}

extension StyleArgument {
    fileprivate var text: String? {
        switch self {
        case .string(let text), .enumeration(let text): text
        case .boolean, .integer, .number, .color: nil
        }
    }
}

extension SourceParameter.Kind {
    /// The text of a parameter for texts; nil for others.
    fileprivate var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

import Graphics

/// A control for a text, of which a picture shows the text or the prompt.
public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let axis: Axis
    private let label: Label

    @Environment(\.textFieldStyle) private var style

    /// Creates a field; in one that grows along the vertical axis, a text has several lines.
    public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis = .horizontal,
        @ViewBuilder label: () -> Label
    ) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.label = label()
    }

    public var body: some View {
        style.body(
            for: TextField<_TextFieldStyleLabel>(text: text, prompt: prompt, axis: axis) {
                _TextFieldStyleLabel(label)
            },
            in: \.textFieldStyle
        ) {
            plain
        }
    }

    /// The field without a border.
    private var plain: some View {
        FieldContent(
            shown: text.wrappedValue.isEmpty ? nil : text.wrappedValue,
            prompt: shownPrompt,
            isVertical: axis == .vertical
        )
    }

    @SameIdentityBuilder private var shownPrompt: some View {
        if let prompt { prompt } else { label }
    }
}

extension TextField where Label == Text {
    public init(
        _ title: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }
}

/// The text of a field, or its prompt, in one line that is as wide as the field is proposed to be.
struct FieldContent<Prompt: View>: View {
    /// The text; `nil` for an empty one.
    let shown: String?
    let prompt: Prompt
    let isVertical: Bool

    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        content
            .lineLimit(isVertical ? nil : 1)
            .frame(maxWidth: .infinity, minHeight: FieldMetrics.lineHeight, alignment: frameAlignment)
            .modifier(AccessibilityFactsModifier { $0.isField = true })
    }

    @ViewBuilder private var content: some View {
        if let shown {
            Text(verbatim: shown).foregroundStyle(isEnabled ? .primary : .tertiary)
        } else {
            prompt.foregroundStyle(Color(.placeholderText))
        }
    }

    private var frameAlignment: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// The measurements of fields for text, in points.
enum FieldMetrics {
    /// The height of a field without a border at the default text size: that of a `UITextField`.
    static let lineHeight: CGFloat = 22
    /// The insets of a field with a border, which is 34 points high.
    static let insets = EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
    /// A guess, from pictures of `UITextField`.
    static let cornerRadius: CGFloat = 5
}

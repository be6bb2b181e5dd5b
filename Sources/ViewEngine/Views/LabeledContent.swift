/// Content at the trailing edge, in the secondary color, and its label at the leading one.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        LabeledRow(label: label) { content.foregroundStyle(.secondary) }
    }
}

extension LabeledContent where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

/// A row that shows or hides the views below it, drawn by the nearest style.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let binding: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        binding = nil
        self.label = label()
        self.content = ViewScope.bound(content)
    }

    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        binding = isExpanded
        self.label = label()
        self.content = ViewScope.bound(content)
    }

    public var body: some View {
        // Groups inside have the style, too.
        let content = ContentOfGroup(content: content).environment(\.disclosureGroupStyle, style)
        let configuration = DisclosureGroupStyleConfiguration(
            label: .init(label),
            content: .init(content),
            isExpanded: binding ?? $isOpen
        )
        style.body(for: configuration, in: \.disclosureGroupStyle) {
            AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
        }
    }
}

/// The content of a group, which is made where a style shows it.
private struct ContentOfGroup<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init<Title: StringProtocol>(
        _ title: Title,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

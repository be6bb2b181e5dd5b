/// A row that shows or hides the views below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let binding: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    @State private var isOpen = false
    @Environment(\.layoutDirection) private var layoutDirection

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
        let isExpanded = binding ?? $isOpen
        let angle: Double = layoutDirection == .leftToRight ? 90 : -90
        return VStack {
            Button {
                withAnimation { isExpanded.wrappedValue.toggle() }
            } label: {
                HStack {
                    label
                    Spacer()
                    Image(systemName: layoutDirection == .leftToRight ? "chevron.right" : "chevron.left")
                        .font(.footnote.weight(.semibold))
                        .rotationEffect(.degrees(isExpanded.wrappedValue ? angle : 0))
                }
            }
            if isExpanded.wrappedValue { content() }
        }
    }
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

public import ViewEngine

/// Columns of a window beside each other, of which the first one lists what the last one shows.
///
/// An iPhone shows one column at a time; a picture has all of them.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail

    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    public var body: some View {
        HStack(alignment: .top, spacing: 0) {
            sidebar
            Divider()
            if let content {
                content
                Divider()
            }
            detail
        }
        .transformEnvironment(\.navigation) { $0 = $0 ?? NavigationAction { logAction("push") } }
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.sidebar = sidebar()
        content = nil
        self.detail = detail()
    }
}

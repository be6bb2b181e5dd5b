/// A container of controls for data entry; on iOS its rows look and behave as those of a list.
public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        GroupedRows(content: content)
    }
}

/// A column of rows, each of which is tapped as a whole.
///
/// A tap on a row runs the actions of all buttons in it that have no explicit style. A button with a style
/// receives its own touches.
public struct List<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        GroupedRows(content: content)
    }
}

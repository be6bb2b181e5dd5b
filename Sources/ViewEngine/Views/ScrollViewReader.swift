/// A view whose content can scroll to a view inside; a picture shows the beginning.
public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = ViewScope.bound(content)
    }

    public var body: some View { content(ScrollViewProxy()) }
}

/// The scroll views of a reader.
public struct ScrollViewProxy: Sendable {
    init() {}

    /// Has no effect: a picture does not scroll.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

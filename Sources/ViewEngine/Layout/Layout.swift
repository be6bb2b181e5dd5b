public import Graphics

/// A type that measures and places the views of a container.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    /// Makes the values that the layout stores between calls.
    func makeCache(subviews: Subviews) -> Cache

    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The default distances of the container from its neighbors.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview in the coordinates of the bounds; those that are not placed are in the middle.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )
}

/// The properties of a layout that do not depend on its views.
public struct LayoutProperties: Sendable {
    /// The direction of a stack; `nil` for other layouts.
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// A container of views with the layout.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        container(along: Self.layoutProperties.stackOrientation) { content() }
    }

    /// A container of views with the layout, in which spacers and dividers have the direction of an axis.
    package func container<Content: View>(
        along axis: Axis?,
        @ViewBuilder content: () -> Content
    ) -> some View {
        LayoutContainer(layout: self, axis: axis, content: content())
    }
}

/// A container with a layout of a style.
struct LayoutContainer<Arrangement: Layout, Content: View>: PrimitiveView {
    let layout: Arrangement
    let axis: Axis?
    let content: Content

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var children: [Node] = []
        content.lower(inputs.descending(.content).stacking(along: axis), into: &children)
        nodes.append(inputs.container(ofAny: children, layout: OwnLayout(layout)))
    }
}

/// A layout of a style as one of the engine.
private struct OwnLayout<Arrangement: Layout>: NodeLayout {
    private let layout: Arrangement
    private let state = State()

    private final class State {
        var cache: Arrangement.Cache?
        /// The spacing of all edges, which asks that of all views inside.
        var spacing: ViewSpacing?
    }

    init(_ layout: Arrangement) {
        self.layout = layout
    }

    private func withCache<Result>(
        of subviews: LayoutSubviews,
        _ body: (inout Arrangement.Cache) -> Result
    ) -> Result {
        var cache = state.cache ?? layout.makeCache(subviews: subviews)
        defer { state.cache = cache }
        return body(&cache)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let subviews = LayoutSubviews(subviews)
        return withCache(of: subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        let subviews = LayoutSubviews(subviews)
        withCache(of: subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
        for subview in subviews where !subview.isPlaced {
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            subview.place(at: middle, anchor: .center, proposal: proposal)
        }
    }

    func primary(of subviews: [Node]) -> Node? { nil }

    func spacing(at edge: Edge, subviews: [Node]) -> CGFloat {
        if let spacing = state.spacing { return spacing.distance(at: edge) }
        let subviews = LayoutSubviews(subviews)
        let spacing = withCache(of: subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        state.spacing = spacing
        return spacing.distance(at: edge)
    }
}

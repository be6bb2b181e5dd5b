public import Graphics

/// A layout of any type; views keep their identity when it changes.
public struct AnyLayout: Layout {
    private let box: any AnyLayoutBox

    public init<Arrangement: Layout>(_ layout: Arrangement) {
        box = LayoutBox(layout: layout)
    }

    public func makeCache(subviews: Subviews) -> Any { box.makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Any) -> ViewSpacing {
        box.spacing(subviews: subviews, cache: &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Any
    ) -> CGSize {
        box.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Any
    ) {
        box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutContainer(layout: self, axis: box.axis, content: content())
    }
}

/// A layout whose type is known to its box only.
private protocol AnyLayoutBox {
    var axis: Axis? { get }

    func makeCache(subviews: LayoutSubviews) -> Any
    func spacing(subviews: LayoutSubviews, cache: inout Any) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any) -> CGSize
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Any
    )
}

private struct LayoutBox<Arrangement: Layout>: AnyLayoutBox {
    let layout: Arrangement

    var axis: Axis? { Arrangement.layoutProperties.stackOrientation }

    func makeCache(subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    /// Runs a body with the cache of the layout's own type.
    private func with<Result>(
        _ cache: inout Any,
        of subviews: LayoutSubviews,
        _ body: (inout Arrangement.Cache) -> Result
    ) -> Result {
        var own = cache as? Arrangement.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    func spacing(subviews: LayoutSubviews, cache: inout Any) -> ViewSpacing {
        with(&cache, of: subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Any
    ) -> CGSize {
        with(&cache, of: subviews) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Any
    ) {
        with(&cache, of: subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}

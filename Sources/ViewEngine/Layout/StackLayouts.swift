public import Graphics

/// The layout of a row.
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }

    private var layout: StackLayout { StackLayout(direction: .horizontal(alignment), spacing: spacing) }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        layout.spacing(of: subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews.nodes)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        subviews.place(by: layout, in: bounds, proposal: proposal)
    }
}

/// The layout of a column.
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }

    private var layout: StackLayout { StackLayout(direction: .vertical(alignment), spacing: spacing) }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        layout.spacing(of: subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews.nodes)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        subviews.place(by: layout, in: bounds, proposal: proposal)
    }
}

extension ZStackLayout: Layout {
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        sizeThatFits(proposal: proposal, subviews: subviews.nodes)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        subviews.place(by: self, in: bounds, proposal: proposal)
    }
}

extension LayoutProperties {
    fileprivate static func stack(along axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

extension StackLayout {
    fileprivate func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
        ViewSpacing { spacing(at: $0, subviews: subviews.nodes) }
    }
}

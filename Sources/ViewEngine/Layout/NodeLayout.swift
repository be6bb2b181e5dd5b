public import Graphics

/// A layout of several nodes.
///
/// The protocol belongs to the engine and is no API for apps: it is public because the types of modifiers
/// name it.
public protocol NodeLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize

    /// Places each subview; `bounds` is in the coordinates of the whole tree.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node])

    /// The insets of a padding layout; `nil` for every other layout.
    var padding: EdgeInsets? { get }

    /// The view that the layout modifies, and whose priority in a stack the whole has; `nil` for a container.
    func primary(of subviews: [Node]) -> Node?

    /// The default distance from a neighbor in a stack at an edge, in points.
    func spacing(at edge: Edge, subviews: [Node]) -> CGFloat
}

extension NodeLayout {
    public var padding: EdgeInsets? { nil }

    public func primary(of subviews: [Node]) -> Node? { subviews.count == 1 ? subviews[0] : nil }

    /// The distance of the view that the layout modifies, or the largest one of the views in a container.
    public func spacing(at edge: Edge, subviews: [Node]) -> CGFloat {
        if let primary = primary(of: subviews) { return primary.spacing(at: edge) }
        return subviews.map { $0.spacing(at: edge) }.max() ?? StackLayout.defaultSpacing
    }
}

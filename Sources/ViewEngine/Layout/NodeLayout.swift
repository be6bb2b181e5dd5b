public import Graphics

/// A way to measure and to place some views together.
public protocol NodeLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize

    /// Gives each subview its place; `bounds` is in the coordinates of the whole tree.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node])

    /// The room that it keeps around what it places, if that is what it is for.
    var padding: EdgeInsets? { get }
}

extension NodeLayout {
    public var padding: EdgeInsets? { nil }
}

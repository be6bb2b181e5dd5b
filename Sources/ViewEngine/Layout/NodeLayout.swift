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
}

extension NodeLayout {
    public var padding: EdgeInsets? { nil }
}

public import Graphics

/// A view after its body has run: what layout measures and rendering draws.
///
/// It has the view's identity but no longer its type.
public class Node {
    let identity: ViewIdentity
    /// How the changes of this node's attributes are to be animated.
    let transaction: Transaction
    /// Where the node is, in the coordinates of the whole tree; known once it was placed.
    private(set) var frame = CGRect.zero
    private var measured: (proposal: ProposedViewSize, size: CGSize)?

    init(_ inputs: ViewInputs) {
        identity = inputs.identity
        transaction = inputs.transaction
    }

    // MARK: What each kind of node decides

    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    func placeContent(_ proposal: ProposedViewSize) {}

    /// The baselines of the text inside, from the node's top; known once it was placed.
    var baselines: TextBaselines? { nil }

    func render(into items: inout [DisplayItem]) {}

    /// Turns left and right round in a tree of the given width.
    func mirrorContent(width: CGFloat) {}

    /// Forgets the sizes of what is inside.
    func invalidateContent() {}

    /// Calls back with what can be touched, the lowest first.
    func visitResponders(_ visit: (ResponderNode) -> Void) {}

    // MARK: What all have in common

    public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let measured, measured.proposal == proposal { return measured.size }
        let size = measure(proposal)
        measured = (proposal, size)
        return size
    }

    final func dimensions(in proposal: ProposedViewSize, withBaselines: Bool) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        guard withBaselines else { return ViewDimensions(size: size, baselines: nil) }
        // Where text stands is known by placing it; the final place is given later.
        place(at: .zero, proposal: proposal)
        return ViewDimensions(size: size, baselines: baselines)
    }

    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        frame = CGRect(origin: origin, size: sizeThatFits(proposal))
        placeContent(proposal)
    }

    public final func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
        let dimensions = dimensions(in: proposal, withBaselines: alignment.vertical.isTextBaseline)
        let guide = dimensions[alignment]
        let anchor = ViewDimensions(size: bounds.size, baselines: nil)[alignment]
        place(
            at: CGPoint(x: bounds.minX + anchor.x - guide.x, y: bounds.minY + anchor.y - guide.y),
            proposal: proposal
        )
    }

    final func invalidateLayout() {
        measured = nil
        invalidateContent()
    }

    final func mirror(width: CGFloat) {
        frame.origin.x = width - frame.maxX
        mirrorContent(width: width)
    }
}

import Graphics
import ViewEngine

/// The layout of a bordered button: the size of its padded label, the square around that, or the proposed width.
struct BorderLayout: NodeLayout {
    let isSquare: Bool
    /// Whether the button is as wide as its container proposes.
    var isFlexible = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        guard isSquare else {
            guard isFlexible, let width = proposal.width, width.isFinite else { return size }
            return CGSize(width: max(size.width, width), height: size.height)
        }
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(in: bounds, alignment: .center, proposal: proposal)
    }
}

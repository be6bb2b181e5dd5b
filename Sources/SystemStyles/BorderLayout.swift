import Graphics
import ViewEngine

/// The layout of a bordered button: the size of its padded label, or the square around that.
struct BorderLayout: NodeLayout {
    let isSquare: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        guard isSquare else { return size }
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(in: bounds, alignment: .center, proposal: proposal)
    }
}

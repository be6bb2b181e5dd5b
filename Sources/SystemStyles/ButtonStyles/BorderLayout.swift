import Graphics
import ViewEngine

/// The layout of a bordered button: the size of its padded label, the square of a circle, or the proposed width.
struct BorderLayout: NodeLayout {
    /// The padding of a label in a circle on each side; `nil` for a button in no circle.
    let circleInset: CGFloat?
    /// Whether the button is as wide as its container proposes.
    var isFlexible = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        guard let circleInset else {
            guard isFlexible, let width = proposal.width, width.isFinite else { return size }
            return CGSize(width: max(size.width, width), height: size.height)
        }
        let side = circleDiameter(around: size, inset: circleInset)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(in: bounds, alignment: .center, proposal: proposal)
    }

    /// The height of the padded label if the circle holds the label then, or the longer side.
    ///
    /// A circle around an image of 19.33 × 17.33 points is 31.33 wide (measured); that wider labels widen the circle is a
    /// guess.
    private func circleDiameter(around size: CGSize, inset: CGFloat) -> CGFloat {
        let (width, height) = (size.width - 2 * inset, size.height - 2 * inset)
        let isHeld = width * width + height * height <= size.height * size.height
        return isHeld ? size.height : max(size.width, size.height)
    }
}

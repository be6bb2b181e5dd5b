import Graphics

/// Something that is drawn in a rectangle and holds no other view.
protocol Leaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func baselines(in size: CGSize) -> TextBaselines?
    /// Draws in a frame; `pixels` is the frame with each side on a whole pixel.
    func render(in frame: CGRect, pixels: CGRect, into items: inout [DisplayItem])
}

extension Leaf {
    func baselines(in size: CGSize) -> TextBaselines? { nil }
}

/// The node of a leaf.
final class LeafNode<Content: Leaf>: Node {
    private let content: Content
    private let displayScale: CGFloat

    init(_ content: Content, _ inputs: ViewInputs) {
        self.content = content
        displayScale = inputs.environment.displayScale
        super.init(inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal)
    }

    override var baselines: TextBaselines? { content.baselines(in: frame.size) }

    override func render(into items: inout [DisplayItem]) {
        content.render(in: frame, pixels: frame.rounded(toScale: displayScale), into: &items)
    }
}

public import Graphics

/// A horizontal or a vertical guide.
enum AlignmentGuide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
}

/// Sets a guide of each view of the content.
private struct AlignmentGuideModifier: NodeModifier {
    let guide: AlignmentGuide
    let value: (ViewDimensions) -> CGFloat

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        AlignmentGuideNode(guide, value: value, around: node, inputs: inputs)
    }
}

private final class AlignmentGuideNode: UnaryNode {
    private let guide: AlignmentGuide
    private let value: (ViewDimensions) -> CGFloat

    init(
        _ guide: AlignmentGuide,
        value: @escaping (ViewDimensions) -> CGFloat,
        around child: Node,
        inputs: ViewInputs
    ) {
        self.guide = guide
        self.value = value
        super.init(around: child, inputs: inputs)
    }

    override func alignmentGuides(in proposal: ProposedViewSize) -> [AlignmentGuide: CGFloat]? {
        var guides = super.alignmentGuides(in: proposal) ?? [:]
        let position = value(child.dimensions(in: proposal, withBaselines: true))
        if position.isFinite { guides[guide] = position }
        return guides
    }
}

extension View {
    /// Sets the horizontal guide by which the views around align this one.
    public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(
            AlignmentGuideModifier(guide: .horizontal(guide), value: ViewScope.bound(computeValue))
        )
    }

    /// Sets the vertical guide by which the views around align this one.
    public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: .vertical(guide), value: ViewScope.bound(computeValue)))
    }
}

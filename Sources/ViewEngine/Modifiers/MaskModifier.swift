import Graphics

/// Shows a view only where another view, which is proposed its size, is opaque.
public struct MaskModifier<Mask: View>: NodeModifier {
    let alignment: Alignment
    let mask: Mask

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        var children: [Node] = []
        mask.lower(inputs.descending(.addition).stacking(along: nil), into: &children)
        let mask = inputs.descending(.addition)
            .container(around: children, layout: ZStackLayout(alignment: alignment))
        return MaskNode(
            node,
            mask: mask,
            layout: LayeredLayout(alignment: alignment, primary: 0),
            inputs: inputs
        )
    }
}

/// The node of a masked view.
private final class MaskNode: UnaryNode {
    private let mask: Node
    private let layout: LayeredLayout

    init(_ child: Node, mask: Node, layout: LayeredLayout, inputs: ViewInputs) {
        self.mask = mask
        self.layout = layout
        super.init(around: child, inputs: inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: [child, mask])
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        layout.placeSubviews(in: frame, proposal: proposal, subviews: [child, mask])
    }

    override func forEachChild(_ body: (Node) -> Void) {
        body(child)
        body(mask)
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        var (maskItems, content): ([DisplayItem], [DisplayItem]) = ([], [])
        mask.render(with: options, into: &maskItems)
        child.render(with: options, into: &content)
        guard !content.isEmpty, !maskItems.isEmpty else { return }
        if maskItems.count == 1, case .fill(let shape, let color) = maskItems[0].drawing, color.opacity >= 1 {
            items.append(.group(.clip(shape), items: content, id: identity.item(3)))
            return
        }
        items.append(
            .group(
                .mask(isInverted: false),
                items: [
                    .group(.compositing, items: maskItems, id: identity.item(1)),
                    .group(.compositing, items: content, id: identity.item(2)),
                ],
                id: identity.item(0)
            )
        )
    }
}

extension View {
    /// Shows the view only where the mask is opaque.
    public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> ModifiedContent<Self, MaskModifier<Mask>> {
        modifier(MaskModifier(alignment: alignment, mask: mask()))
    }

    /// Shows the view only where the mask is opaque (deprecated since iOS 15).
    public func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self, MaskModifier<Mask>> {
        self.mask { mask }
    }
}

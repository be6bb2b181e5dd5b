package import Graphics
package import ViewEngine

/// An image beside, above or below a title, as buttons arrange them.
///
/// It lowers itself to a stack, so that its placement is no conditional branch in the identity of its views.
package struct ImageAndTitle<Image: View, Title: View>: PrimitiveView {
    private let placement: Edge
    private let alignment: VerticalAlignment
    private let spacing: CGFloat
    private let image: Image
    private let title: Title

    /// An image at an edge of a title; `alignment` applies where they are side by side.
    package init(
        placement: Edge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat,
        @ViewBuilder image: () -> Image,
        @ViewBuilder title: () -> Title
    ) {
        self.placement = placement
        self.alignment = alignment
        self.spacing = spacing
        self.image = image()
        self.title = title()
    }

    package func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        switch placement {
        case .leading:
            HStack(alignment: alignment, spacing: spacing) {
                image
                title
            }
            .lower(inputs, into: &nodes)
        case .trailing:
            HStack(alignment: alignment, spacing: spacing) {
                title
                image
            }
            .lower(inputs, into: &nodes)
        case .top:
            VStack(spacing: spacing) {
                image
                title
            }
            .lower(inputs, into: &nodes)
        case .bottom:
            VStack(spacing: spacing) {
                title
                image
            }
            .lower(inputs, into: &nodes)
        }
    }
}

import Graphics
import ViewEngine

/// A shape in a rectangle that is inset from each edge: one view less than a shape with a padding.
struct GlassOutline<Base: Shape>: PrimitiveShape {
    private let base: Base
    private let origin: CGPoint
    private let loss: CGSize

    init(_ base: Base, insets: EdgeInsets, direction: LayoutDirection) {
        self.base = base
        // Frames are mirrored after the layout, shapes are not.
        origin = CGPoint(x: direction == .leftToRight ? insets.leading : insets.trailing, y: insets.top)
        loss = CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    }

    func geometry(in rect: CGRect) -> ResolvedShape {
        base.geometry(
            in: CGRect(
                x: rect.minX + origin.x,
                y: rect.minY + origin.y,
                width: max(0, rect.width - loss.width),
                height: max(0, rect.height - loss.height)
            )
        )
    }
}

import Graphics
import ViewEngine

/// Glass grows by some points while it is pressed, whatever its size, and gives way to a drag.
struct GlassSwell: RendererEffect {
    /// 0 at rest, 1 while pressed.
    private var amount: Double
    /// The part of its greatest effect that a drag has, in both directions.
    private var drag: CGSize

    init(_ press: GlassPress) {
        amount = press.isPressed ? 1 : 0
        drag = press.drag
    }

    static var movesContent: Bool { true }

    var animatableData: AnimatablePair<Double, CGSize.AnimatableData> {
        get { AnimatablePair(amount, drag.animatableData) }
        set {
            amount = newValue.first
            drag.animatableData = newValue.second
        }
    }

    var isIdentity: Bool { amount == 0 && drag == .zero }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items.append(.group(.transform(transform(of: frame)), items: content, id: id))
    }

    private func transform(of frame: CGRect) -> CGAffineTransform {
        let longest = max(frame.width, frame.height)
        let scale = longest > 0 ? 1 + amount * GlassMetrics.swelling / longest : 1
        var transform = CGAffineTransform(
            scaleX: scale * (1 + GlassMetrics.stretch * abs(drag.width)),
            y: scale * (1 + GlassMetrics.stretch * abs(drag.height)),
            anchor: CGPoint(x: frame.midX, y: frame.midY)
        )
        transform.tx += GlassMetrics.pull * drag.width
        transform.ty += GlassMetrics.pull * drag.height
        return transform
    }
}

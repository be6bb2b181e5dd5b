public import Graphics
import Synchronization

/// The line along the outline of a shape, as a shape of its own.
///
/// It is drawn as a line. As a clip or a region of touches it is the area of that line.
public struct StrokedShape<Base: Shape>: Shape {
    var base: Base
    var style: StrokeStyle
    private var outline = OutlineCache()

    init(base: Base, style: StrokeStyle) {
        self.base = base
        self.style = style
    }

    public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
        set {
            base.animatableData = newValue.first
            (style.lineWidth, style.dashPhase) = (max(0, newValue.second.first), newValue.second.second)
            outline = OutlineCache()
        }
    }

    public func path(in rect: CGRect) -> Path {
        outline.path(in: rect) { base.path(in: rect).strokedPath(style) }
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { base.sizeThatFits(proposal) }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        fill(.primary).lower(inputs, into: &nodes)
    }

    /// Draws the line in a style.
    public func fill<Style: ShapeStyle>(_ style: Style) -> ShapeView<Base> {
        base.stroke(style, style: self.style)
    }
}

/// The outline of a line in the rectangle in which it was drawn last, as it is in each picture of a motion.
///
/// It has a polygon for each piece of the line, which takes long to make.
private final class OutlineCache: Sendable {
    private let last = Mutex<(rect: CGRect, path: Path)?>(nil)

    func path(in rect: CGRect, make: () -> Path) -> Path {
        if let path = last.withLock({ $0?.rect == rect ? $0?.path : nil }) { return path }
        let path = make()
        last.withLock { $0 = (rect, path) }
        return path
    }
}

extension Shape {
    /// A line along the outline, which is a shape of its own.
    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line along the outline, which is a shape of its own.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
        StrokedShape(base: self, style: style)
    }
}

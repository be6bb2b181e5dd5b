public import Graphics
import ViewEngine

/// The context in which a view or an image is drawn, under the name of Core Graphics.
public struct CGContext {
    private let context: DrawingContext

    init(_ context: DrawingContext) {
        self.context = context
    }

    public func setFillColor(_ color: CGColor) { context.fillColor = color.color }

    public func setStrokeColor(_ color: CGColor) { context.strokeColor = color.color }

    /// Sets the width of the lines that follow, in points.
    public func setLineWidth(_ width: CGFloat) { context.lineWidth = max(0, width) }

    public func fill(_ rect: CGRect) { context.fill(Path(rect)) }

    public func stroke(_ rect: CGRect) { context.stroke(Path(rect), style: line) }

    public func fillEllipse(in rect: CGRect) { context.fill(Path(ellipseIn: rect)) }

    public func strokeEllipse(in rect: CGRect) { context.stroke(Path(ellipseIn: rect), style: line) }

    /// Adds a path to the one that is filled or stroked next.
    public func addPath(_ path: CGPath) {
        context.path.addPath(path.path)
    }

    /// The number of elements of the path that is filled or stroked next.
    package var pathLength: Int { context.path.elements.count }

    public func fillPath() {
        context.fill(context.path)
        context.path = Path()
    }

    public func strokePath() {
        context.stroke(context.path, style: line)
        context.path = Path()
    }

    private var line: StrokeStyle { StrokeStyle(lineWidth: context.lineWidth) }
}

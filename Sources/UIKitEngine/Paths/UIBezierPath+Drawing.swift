public import Graphics
import ViewEngine

/// The ends of lines, under the name of Core Graphics.
public typealias CGLineCap = StrokeStyle.LineCap
/// The corners of lines, under the name of Core Graphics.
public typealias CGLineJoin = StrokeStyle.LineJoin

// The functions that draw in `draw(_:)` and in images; they have no effect elsewhere.
extension UIBezierPath {
    /// Fills the path with the color that was set last.
    public func fill() {
        DrawingContext.active?.fill(path)
    }

    /// Strokes the path with the color that was set last.
    public func stroke() {
        let line = StrokeStyle(
            lineWidth: max(0, lineWidth),
            lineCap: lineCapStyle,
            lineJoin: lineJoinStyle,
            miterLimit: miterLimit,
            dash: dash.map { max(0, $0) },
            dashPhase: dashPhase
        )
        DrawingContext.active?.stroke(path, style: line)
    }

    /// Limits what follows to the inside of the path.
    public func addClip() {
        DrawingContext.active?.clip(to: path)
    }

    /// Sets the lengths of dashes and gaps in points; `nil` for a solid line.
    public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
        dash = Array((pattern ?? []).prefix(max(0, count)))
        dashPhase = phase
    }
}

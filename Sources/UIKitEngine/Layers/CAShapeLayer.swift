public import Graphics
import ViewEngine

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    /// In the coordinates of the layer.
    public var path: CGPath? { didSet { didChange() } }
    /// Black by default; `nil` for none.
    public var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { didChange() } }
    public var strokeColor: CGColor? { didSet { didChange() } }
    /// In points.
    public var lineWidth: CGFloat = 1 { didSet { didChange() } }
    public var lineCap = CAShapeLayerLineCap.butt { didSet { didChange() } }
    public var lineJoin = CAShapeLayerLineJoin.miter { didSet { didChange() } }
    /// Lengths of dashes and gaps in points; `nil` for a solid line.
    public var lineDashPattern: [NSNumber]? { didSet { didChange() } }
    /// In points.
    public var lineDashPhase: CGFloat = 0 { didSet { didChange() } }
    /// The part of the path before which nothing is stroked, 0…1.
    public var strokeStart: CGFloat = 0 { didSet { didChange() } }
    /// The part of the path after which nothing is stroked, 0…1.
    public var strokeEnd: CGFloat = 1 { didSet { didChange() } }

    override var fill: LayerFill {
        guard let path else { return .none }
        return .path(
            LayerPath(
                path: path.path,
                fill: fillColor.map { Color($0.color) } ?? .clear,
                stroke: strokeColor.map { Color($0.color) } ?? .clear,
                style: StrokeStyle(
                    lineWidth: max(0, lineWidth),
                    lineCap: lineCap.cap,
                    lineJoin: lineJoin.join,
                    dash: (lineDashPattern ?? []).map { max(0, $0.doubleValue) },
                    dashPhase: lineDashPhase
                ),
                strokedPart: min(max(strokeStart, 0), 1)...min(max(strokeStart, strokeEnd, 0), 1)
            )
        )
    }
}

/// The ends of the lines of a shape layer.
public struct CAShapeLayerLineCap: Hashable, Sendable {
    let cap: StrokeStyle.LineCap

    public static let butt = CAShapeLayerLineCap(cap: .butt)
    public static let round = CAShapeLayerLineCap(cap: .round)
    public static let square = CAShapeLayerLineCap(cap: .square)
}

/// The corners of the lines of a shape layer.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
    let join: StrokeStyle.LineJoin

    public static let miter = CAShapeLayerLineJoin(join: .miter)
    public static let round = CAShapeLayerLineJoin(join: .round)
    public static let bevel = CAShapeLayerLineJoin(join: .bevel)
}

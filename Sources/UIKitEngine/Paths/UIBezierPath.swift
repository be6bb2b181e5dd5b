public import Graphics
import ViewEngine

/// A path under the name of Core Graphics.
public struct CGPath: Hashable, Sendable {
    let path: Path
}

extension Path {
    public init(_ path: CGPath) {
        self = path.path
    }

    public var cgPath: CGPath { CGPath(path: self) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path that is built step by step.
public final class UIBezierPath {
    var path = Path()

    /// In points.
    public var lineWidth: CGFloat = 1
    public var lineCapStyle = CGLineCap.butt
    public var lineJoinStyle = CGLineJoin.miter
    /// The greatest length of a pointed corner, in line widths.
    public var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in points; none for a solid line.
    var dash: [CGFloat] = []
    /// In points.
    var dashPhase: CGFloat = 0

    /// An empty path.
    public init() {}

    public init(rect: CGRect) {
        path = Path(rect)
    }

    public init(ovalIn rect: CGRect) {
        path = Path(ellipseIn: rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular)
    }

    /// A rectangle with some round corners; their radius is the width of the corner size.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(of corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: radius(of: .topLeft),
            bottomLeadingRadius: radius(of: .bottomLeft),
            bottomTrailingRadius: radius(of: .bottomRight),
            topTrailingRadius: radius(of: .topRight),
            style: .circular
        )
        path = shape.path(in: rect)
    }

    /// A part of a circle; angles in radians.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    public init(cgPath: CGPath) {
        path = cgPath.path
    }

    public var cgPath: CGPath { CGPath(path: path) }

    public var bounds: CGRect { path.boundingRect }

    public func move(to point: CGPoint) {
        path.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }

    public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a part of a circle; angles in radians.
    public func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // SwiftUI's names of directions are those of a y-axis that points up.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: !clockwise
        )
    }

    public func append(_ other: UIBezierPath) {
        path.addPath(other.path)
    }

    public func apply(_ transform: CGAffineTransform) {
        path = path.applying(transform)
    }

    public func close() {
        path.closeSubpath()
    }
}

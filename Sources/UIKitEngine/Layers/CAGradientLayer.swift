import CMath
public import Graphics
import ViewEngine

/// A layer that is filled with a gradient between its round corners.
open class CAGradientLayer: CALayer {
    /// Colors of Core Graphics in the order of the gradient.
    public var colors: [Any]? { didSet { didChange() } }
    /// The places of the colors, 0…1; `nil` for equal distances.
    public var locations: [NSNumber]? { didSet { didChange() } }
    /// The start in the unit square of the layer: of a radial gradient, its center.
    public var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChange() } }
    /// The end in the unit square of the layer: of a radial gradient, the corner of a box around its first quarter.
    public var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChange() } }
    public var type = CAGradientLayerType.axial { didSet { didChange() } }

    override var fill: LayerFill {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard let first = colors.first else { return .none }
        let places: [CGFloat] =
            if let locations, locations.count == colors.count {
                locations.map(\.doubleValue)
            } else {
                colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
            }
        let stops = zip(colors, places).map { Gradient.Stop(color: Color($0.color), location: $1) }
        let (start, end) = (
            UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y)
        )
        let (width, height) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        guard stops.count > 1 else { return .style(AnyShapeStyle(Color(first.color))) }
        switch type {
        case .axial:
            return .style(AnyShapeStyle(LinearGradient(stops: stops, startPoint: start, endPoint: end)))
        case .radial:
            return .style(
                AnyShapeStyle(
                    EllipticalGradient(
                        stops: stops,
                        center: start,
                        startRadiusFraction: 0,
                        endRadiusFraction: max(abs(width), abs(height))
                    )
                )
            )
        case .conic:
            let angle = Angle(radians: CMath.atan2(height, width))
            return .style(AnyShapeStyle(AngularGradient(stops: stops, center: start, angle: angle)))
        }
    }
}

/// The kind of a gradient layer.
public enum CAGradientLayerType: Hashable, Sendable {
    case axial, radial, conic
}

/// A number as an object of Foundation.
public struct NSNumber: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public let doubleValue: Double

    public init(value: Double) {
        doubleValue = value
    }

    public init(floatLiteral value: Double) {
        self.init(value: value)
    }

    public init(integerLiteral value: Int) {
        self.init(value: Double(value))
    }
}

public import Graphics

/// Colors at places between the start and the end of a gradient.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0 is the start of the gradient, 1 its end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient whose colors have equal distances.
    public init(colors: [Color]) {
        let count = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / count) }
    }
}

/// A gradient that is used as a style runs from the top to the bottom.
extension Gradient: ShapeStyle {
    public var erased: AnyShapeStyle { AnyGradient(self).erased }
}

/// A gradient of one color, which is a little brighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    public var erased: AnyShapeStyle {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).erased
    }
}

extension Color {
    /// The color, a little brighter at the top.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}

/// A gradient with its places in the unit square of what it paints.
struct GradientStyle: Hashable {
    enum Geometry: Hashable {
        case linear(from: UnitPoint, to: UnitPoint)
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Ellipses, whose radii are fractions of the width and of the height.
        case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case angular(center: UnitPoint, from: Angle, to: Angle)
    }

    let gradient: Gradient
    let geometry: Geometry
}

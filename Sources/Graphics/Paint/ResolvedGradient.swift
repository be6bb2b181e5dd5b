/// Colors that change along a line, with the distance from a point, or around a point.
public struct ResolvedGradient: Hashable, Sendable {
    /// A color at a place between the start and the end of the gradient.
    public struct Stop: Hashable, Sendable {
        public var color: ResolvedColor
        /// 0 is the start of the gradient, 1 its end.
        public var location: Double

        public init(color: ResolvedColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The places of the start and of the end, in points of the picture.
    public enum Geometry: Hashable, Sendable {
        case linear(from: CGPoint, to: CGPoint)
        /// Circles, or ellipses whose height is a multiple of their width.
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, aspect: CGFloat)
        /// Angles in radians, clockwise from the direction to the right.
        case angular(center: CGPoint, from: Double, to: Double)
    }

    /// In the order of their locations; at least one.
    public var stops: [Stop]
    public var geometry: Geometry

    public init(stops: [Stop], geometry: Geometry) {
        precondition(!stops.isEmpty, "a gradient has a color")
        self.stops = stops
        self.geometry = geometry
    }
}

extension ResolvedGradient {
    package var isOpaque: Bool { stops.allSatisfy { $0.color.opacity >= 1 } }

    /// The gradient with every color changed.
    package func mappingColors(_ change: (ResolvedColor) -> ResolvedColor) -> ResolvedGradient {
        var gradient = self
        for index in stops.indices { gradient.stops[index].color = change(stops[index].color) }
        return gradient
    }

    /// The color at a location; outside of 0…1, that of the nearest stop.
    package func color(at location: Double) -> ResolvedColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (start, end) = (stops[next - 1], stops[next])
        let amount = (location - start.location) / (end.location - start.location)
        return start.color.premultiplied(towards: end.color, amount: amount)
    }

    /// The angle at which an angular gradient starts, clockwise; 0 for others.
    package var startAngle: Double {
        guard case .angular(_, let start, let end) = geometry else { return 0 }
        return min(start, end)
    }

    /// The color in a direction from the center of an angular gradient; beyond its ends, that of the nearer one.
    package func color(atAngle angle: Double) -> ResolvedColor {
        guard case .angular(_, let start, let end) = geometry, start != end else { return stops[0].color }
        let span = abs(end - start)
        let turn = 2 * Double.pi
        var distance = (angle - startAngle).truncatingRemainder(dividingBy: turn)
        if distance < 0 { distance += turn }
        var location = distance / span
        // Half of the rest of the turn has the color of each end.
        if distance > span { location = distance < (span + turn) / 2 ? 1 : 0 }
        return color(at: start < end ? location : 1 - location)
    }

    /// A color for readers that know no gradients: that of a place between, or clear if every stop is.
    package var representative: ResolvedColor {
        guard stops.contains(where: { $0.color.opacity > 0 }) else { return .clear }
        var color = color(at: 0.5)
        if color.opacity <= 0, let visible = stops.first(where: { $0.color.opacity > 0 }) {
            color = visible.color
        }
        color.opacity = 1
        return color
    }
}

extension ResolvedColor {
    /// The color between this one and another, in which the less opaque one counts less.
    fileprivate func premultiplied(towards other: ResolvedColor, amount: Double) -> ResolvedColor {
        let alpha = opacity.interpolated(towards: other.opacity, amount: amount)
        guard alpha > 0 else { return .clear }
        func component(_ start: Double, _ end: Double) -> Double {
            (start * opacity).interpolated(towards: end * other.opacity, amount: amount) / alpha
        }
        return ResolvedColor(
            red: component(red, other.red),
            green: component(green, other.green),
            blue: component(blue, other.blue),
            opacity: alpha
        )
    }
}

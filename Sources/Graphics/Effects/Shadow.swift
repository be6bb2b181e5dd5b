/// A blurred copy of a picture's silhouette below it.
public struct Shadow: Hashable, Sendable {
    public var color: ResolvedColor
    /// The standard deviation of the Gaussian in points, as Core Animation's `shadowRadius`.
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

extension Shadow: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .shadow(let shadow) = effect else { return nil }
        self = shadow
    }

    var effect: DisplayEffect { .shadow(self) }

    var isIdentity: Bool { color.opacity <= 0 }

    /// A rectangle that holds the content and its shadow.
    func paintBounds(of content: CGRect) -> CGRect {
        // Three standard deviations hold 99.7 % of a Gaussian.
        let extent = radius * 3
        return content.union(
            content.insetBy(dx: -extent, dy: -extent).offsetBy(dx: offset.width, dy: offset.height)
        )
    }

    package func interpolated(towards other: Shadow, amount: Double) -> Shadow {
        Shadow(
            color: color.interpolated(towards: other.color, amount: amount),
            radius: radius.interpolated(towards: other.radius, amount: amount),
            offset: offset.interpolated(towards: other.offset, amount: amount)
        )
    }

    package func distance(to other: Shadow) -> Double {
        max(
            color.distance(to: other.color),
            abs(radius - other.radius) / Tolerance.length,
            offset.distance(to: other.offset)
        )
    }

    var properties: [DisplayProperty] {
        [
            DisplayProperty(name: "color", value: .color(color)),
            DisplayProperty(name: "radius", value: .number(radius)),
            DisplayProperty(name: "offset", value: .size(offset)),
        ]
    }

    static func attributes(of shadow: Animated<Shadow>) -> [AnimatedAttribute] {
        [
            AnimatedAttribute(name: "flood-color", values: .colors(shadow.map(\.color))),
            AnimatedAttribute(name: "stdDeviation", values: .numbers(shadow.map(\.radius))),
            AnimatedAttribute(name: "dx", values: .numbers(shadow.map(\.offset.width))),
            AnimatedAttribute(name: "dy", values: .numbers(shadow.map(\.offset.height))),
        ]
    }
}

/// A Gaussian blur of everything inside of a group.
public struct Blur: Hashable, Sendable {
    /// The standard deviation of the Gaussian, in points.
    public var radius: CGFloat

    public init(radius: CGFloat) {
        self.radius = radius
    }

    /// The distance over which the blur moves paint; three standard deviations hold 99.7 % of a Gaussian.
    var reach: CGFloat { 3 * radius }
}

extension Blur: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .blur(let blur) = effect else { return nil }
        self = blur
    }

    var effect: DisplayEffect { .blur(self) }

    var isIdentity: Bool { radius <= 0 }

    func paintBounds(of content: CGRect) -> CGRect { content.insetBy(dx: -reach, dy: -reach) }

    /// A spring may overshoot to a negative radius.
    var limited: Blur { Blur(radius: max(0, radius)) }

    package func interpolated(towards other: Blur, amount: Double) -> Blur {
        Blur(radius: radius.interpolated(towards: other.radius, amount: amount))
    }

    package func distance(to other: Blur) -> Double { abs(radius - other.radius) / Tolerance.length }

    var properties: [DisplayProperty] { [DisplayProperty(name: "radius", value: .number(radius))] }

    static func attributes(of blur: Animated<Blur>) -> [AnimatedAttribute] {
        [AnimatedAttribute(name: "stdDeviation", values: .numbers(blur.map(\.radius)))]
    }
}

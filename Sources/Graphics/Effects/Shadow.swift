/// A blurred copy of a picture's silhouette below it, or around it.
public struct Shadow: Hashable, Sendable {
    public var color: ResolvedColor
    /// The standard deviation of the Gaussian in points, as Core Animation's `shadowRadius`.
    public var radius: CGFloat
    public var offset: CGSize
    /// Whether the shadow is drawn only outside of the silhouette, and the picture that casts it not at all.
    ///
    /// Such a shadow does not show through a translucent picture over it.
    public var isCutOut: Bool

    public init(color: ResolvedColor, radius: CGFloat, offset: CGSize, isCutOut: Bool = false) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.isCutOut = isCutOut
    }
}

extension Shadow: EffectValue {
    init?(of effect: DisplayEffect) {
        guard case .shadow(let shadow) = effect else { return nil }
        self = shadow
    }

    var effect: DisplayEffect { .shadow(self) }

    var isIdentity: Bool { color.opacity <= 0 && !isCutOut }

    var hidesContent: Bool { color.opacity <= 0 && isCutOut }

    func canBecome(_ other: Shadow) -> Bool { isCutOut == other.isCutOut }

    /// A rectangle that holds the content and the visible part of its shadow.
    ///
    /// The bounds for two shadows hold those for every shadow between them if both are equally opaque.
    func paintBounds(of content: CGRect) -> CGRect {
        let extent = radius * visibleDeviations
        return content.union(
            content.insetBy(dx: -extent, dy: -extent).offsetBy(dx: offset.width, dy: offset.height)
        )
    }

    /// The standard deviations after which the shadow changes a byte by less than a half, in half steps, and at most 3,
    /// which hold 99.7 % of a Gaussian.
    private var visibleDeviations: CGFloat {
        Self.tails.first { $0.share * color.opacity * 255 < 0.5 }?.deviations ?? 3
    }

    /// The share of a Gaussian that is farther away in one direction than a number of standard deviations.
    private static let tails: [(deviations: CGFloat, share: Double)] = [
        (1, 0.1587), (1.5, 0.0668), (2, 0.0228), (2.5, 0.0062),
    ]

    package func interpolated(towards other: Shadow, amount: Double) -> Shadow {
        Shadow(
            color: color.interpolated(towards: other.color, amount: amount),
            radius: radius.interpolated(towards: other.radius, amount: amount),
            offset: offset.interpolated(towards: other.offset, amount: amount),
            isCutOut: isCutOut
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
        ] + (isCutOut ? [DisplayProperty(name: "place", value: .text("outside"))] : [])
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

/// A named part of a shape, a paint or an effect over time, under a name of SVG or CSS: `d` is the
/// box of a path, and `x`, `y`, `width` and `height` that of any other shape.
package struct AnimatedAttribute: Equatable, Sendable {
    package enum Values: Equatable, Sendable {
        case numbers(Animated<Double>)
        /// A distance in points, or a factor, in either direction.
        case sizes(Animated<CGSize>)
        case transforms(Animated<CGAffineTransform>)
        case colors(Animated<ResolvedColor>)
        case outlines(Animated<ResolvedShape>)
        case flags(Animated<Bool>)
    }

    package let name: String
    package let values: Values

    var isConstant: Bool {
        switch values {
        case .numbers(let values): values.isConstant
        case .sizes(let values): values.isConstant
        case .transforms(let values): values.isConstant
        case .colors(let values): values.isConstant
        case .outlines(let values): values.isConstant
        case .flags(let values): values.isConstant
        }
    }
}

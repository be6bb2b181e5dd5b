/// The layers of pixels that a picture is composed of, in numbers that are the same at every size in pixels.
///
/// They are sums of floating-point numbers, because each of nested shadows doubles them.
package struct LayerCount: Hashable, Sendable {
    /// The layers that are blurred, for a blur or a shadow.
    package var blurs: Double
    /// The area that blurs paint on, all together, in square points.
    package var blurredArea: Double
    /// The layers that are combined pixel by pixel with another one: masks, gradients and blend modes.
    package var combinations: Double
    /// Those that are painted as one, with an opacity or without.
    package var groups: Double
    /// The greatest number of them that are inside of each other.
    package var depth: Double

    package init(
        blurs: Double = 0,
        blurredArea: Double = 0,
        combinations: Double = 0,
        groups: Double = 0,
        depth: Double = 0
    ) {
        self.blurs = blurs
        self.blurredArea = blurredArea
        self.combinations = combinations
        self.groups = groups
        self.depth = depth
    }

    /// The counts of two pictures, one over the other.
    static func + (first: LayerCount, second: LayerCount) -> LayerCount {
        LayerCount(
            blurs: first.blurs + second.blurs,
            blurredArea: first.blurredArea + second.blurredArea,
            combinations: first.combinations + second.combinations,
            groups: first.groups + second.groups,
            depth: Swift.max(first.depth, second.depth)
        )
    }

    /// The greater of each of the counts.
    package static func max(_ first: LayerCount, _ second: LayerCount) -> LayerCount {
        LayerCount(
            blurs: Swift.max(first.blurs, second.blurs),
            blurredArea: Swift.max(first.blurredArea, second.blurredArea),
            combinations: Swift.max(first.combinations, second.combinations),
            groups: Swift.max(first.groups, second.groups),
            depth: Swift.max(first.depth, second.depth)
        )
    }
}

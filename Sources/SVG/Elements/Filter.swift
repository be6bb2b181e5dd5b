import Graphics

extension SVGDefinitions {
    /// Returns the name of a filter that blurs.
    ///
    /// `color` is a color that the content gets before, if it has others.
    mutating func blur(
        radius: Animated<Double>,
        color: Animated<ResolvedColor>?,
        region: CGRect
    ) -> SVGName {
        let clock = clock
        return name(of: .filter) { svg in
            svg.attribute("filterUnits", "userSpaceOnUse")
            svg.attribute("x", region.minX)
            svg.attribute("y", region.minY)
            svg.attribute("width", region.width)
            svg.attribute("height", region.height)
            svg.attribute("color-interpolation-filters", "sRGB")
            if let color {
                svg.element("feFlood") {
                    $0.attribute("flood-color", SVGColor(color.rest))
                    $0.animate("flood-color", values: color, clock: clock) { SVGColor($0) }
                }
                svg.element("feComposite") {
                    $0.attribute("in2", "SourceAlpha")
                    $0.attribute("operator", "in")
                }
            }
            svg.element("feGaussianBlur") {
                $0.attribute("stdDeviation", radius.rest)
                $0.animate("stdDeviation", values: radius, clock: clock)
            }
        }
    }
}

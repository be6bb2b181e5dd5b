import Graphics

extension SVGDefinitions {
    /// Returns the name of the filter that replaces its content by the shadow outside of it.
    mutating func outerShadow(_ shadow: Animated<Shadow>, region: CGRect) -> SVGName {
        let (clock, rest) = (clock, shadow.rest)
        return name(of: .filter) { svg in
            svg.attribute("filterUnits", "userSpaceOnUse")
            svg.attribute("x", region.minX)
            svg.attribute("y", region.minY)
            svg.attribute("width", region.width)
            svg.attribute("height", region.height)
            svg.attribute("color-interpolation-filters", "sRGB")
            svg.element("feGaussianBlur") {
                $0.attribute("in", "SourceAlpha")
                $0.attribute("stdDeviation", rest.radius)
                $0.animate("stdDeviation", values: shadow.map(\.radius), clock: clock)
            }
            svg.element("feOffset") {
                $0.attribute("dx", rest.offset.width)
                $0.attribute("dy", rest.offset.height)
                $0.attribute("result", "blur")
                $0.animate("dx", values: shadow.map(\.offset.width), clock: clock)
                $0.animate("dy", values: shadow.map(\.offset.height), clock: clock)
            }
            svg.element("feFlood") {
                $0.attribute("flood-color", SVGColor(rest.color))
                $0.attribute("flood-opacity", rest.color.opacity)
                $0.animate("flood-color", values: shadow.map(\.color.opaque), clock: clock) { SVGColor($0) }
                $0.animate("flood-opacity", values: shadow.map(\.color.opacity), clock: clock)
            }
            svg.element("feComposite") {
                $0.attribute("in2", "blur")
                $0.attribute("operator", "in")
            }
            svg.element("feComposite") {
                $0.attribute("in2", "SourceAlpha")
                $0.attribute("operator", "out")
            }
        }
    }
}

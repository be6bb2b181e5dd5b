import Graphics

extension SVGDefinitions {
    /// The filter of a shadow.
    ///
    /// It is written as its primitives: librsvg 2.54 drops an element with `feDropShadow`.
    mutating func filter(_ shadow: Animated<Shadow>, in region: CGRect, _ clock: SVGClock) -> String {
        let rest = shadow.rest
        return id("f", element: "filter") { svg in
            svg.attribute("filterUnits", "userSpaceOnUse")
            svg.attribute("x", region.minX)
            svg.attribute("y", region.minY)
            svg.attribute("width", region.width)
            svg.attribute("height", region.height)
            svg.attribute("color-interpolation-filters", "sRGB")
            svg.element("feGaussianBlur") {
                $0.attribute("in", "SourceAlpha")
                $0.attribute("stdDeviation", rest.radius)
                $0.animate("stdDeviation", shadow.map(\.radius), clock)
            }
            svg.element("feOffset") {
                $0.attribute("dx", rest.offset.width)
                $0.attribute("dy", rest.offset.height)
                $0.attribute("result", "blur")
                $0.animate("dx", shadow.map(\.offset.width), clock)
                $0.animate("dy", shadow.map(\.offset.height), clock)
            }
            svg.element("feFlood") {
                $0.attribute("flood-color") { $0.append(hex: rest.color) }
                $0.attribute("flood-opacity", rest.color.opacity)
                $0.animate("flood-color", shadow.map(\.color.opaque), clock)
                $0.animate("flood-opacity", shadow.map(\.color.opacity), clock)
            }
            svg.element("feComposite") {
                $0.attribute("in2", "blur")
                $0.attribute("operator", "in")
                $0.attribute("result", "shadow")
            }
            svg.element("feMerge") {
                $0.element("feMergeNode") { $0.attribute("in", "shadow") }
                $0.element("feMergeNode") { $0.attribute("in", "SourceGraphic") }
            }
        }
    }
}

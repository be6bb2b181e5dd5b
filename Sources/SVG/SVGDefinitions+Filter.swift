import Graphics

extension SVGDefinitions {
    /// The filter of a shadow.
    ///
    /// It is written as its primitives: librsvg 2.54 drops an element with `feDropShadow`.
    mutating func filter(_ shadow: Shadow, in region: CGRect) -> String {
        id("f", element: "filter") { svg in
            svg.attribute("filterUnits", "userSpaceOnUse")
            svg.attribute("x", region.minX)
            svg.attribute("y", region.minY)
            svg.attribute("width", region.width)
            svg.attribute("height", region.height)
            svg.attribute("color-interpolation-filters", "sRGB")
            svg.element("feGaussianBlur") {
                $0.attribute("in", "SourceAlpha")
                $0.attribute("stdDeviation", shadow.radius)
            }
            svg.element("feOffset") {
                $0.attribute("dx", shadow.offset.width)
                $0.attribute("dy", shadow.offset.height)
                $0.attribute("result", "blur")
            }
            svg.element("feFlood") {
                $0.attribute("flood-color") { $0.append(hex: shadow.color) }
                $0.attribute("flood-opacity", shadow.color.opacity)
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

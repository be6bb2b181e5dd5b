import Graphics

extension SVGDocumentWriter {
    /// Writes content that shows only where a mask, in white, is opaque.
    ///
    /// An inverted mask is black in a white region, which has to hold the content, too.
    mutating func masking(
        region: CGRect,
        isInverted: Bool,
        mask: (inout SVGDocumentWriter) -> Void,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        // The mask may add definitions of its own, so it is written before its own definition.
        let (outer, layers) = (svg, layers)
        svg = SVGWriter(isPretty: outer.isPretty, depth: 3)
        self.layers = nil
        if isInverted {
            let background = DisplayItem.fill(.rectangle(region), color: .mask(isInverted: false))
            write(background, textForm: .outline)
        }
        mask(&self)
        let inside = svg
        (svg, self.layers) = (outer, layers)
        let name = definitions.name(of: .mask) { svg in
            svg.attribute("maskUnits", "userSpaceOnUse")
            svg.attribute("x", region.minX)
            svg.attribute("y", region.minY)
            svg.attribute("width", region.width)
            svg.attribute("height", region.height)
            svg.content(of: inside)
        }
        element("g") { document in
            document.svg.attribute("mask", SVGReference(to: name))
            content(&document)
        }
    }
}

extension ResolvedColor {
    /// The color of the picture of a mask.
    static func mask(isInverted: Bool) -> ResolvedColor { ResolvedColor(isInverted ? 0x000000 : 0xFFFFFF) }
}

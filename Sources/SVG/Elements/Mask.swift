import Graphics

extension SVGDocumentWriter {
    /// Writes content that shows only where a mask, in white, is opaque.
    mutating func masking(
        region: CGRect,
        mask: (inout SVGDocumentWriter) -> Void,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        // The mask may add definitions of its own, so it is written before its own definition.
        let (outer, layers) = (svg, layers)
        svg = SVGWriter(isPretty: outer.isPretty, depth: 3)
        self.layers = nil
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

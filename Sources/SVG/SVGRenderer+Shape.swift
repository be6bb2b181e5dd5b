import Graphics

extension SVGRenderer {
    /// Writes a shape as the basic shape of SVG 2 §10 that it is, or as a path.
    func write(
        _ geometry: Geometry,
        to svg: inout SVGWriter,
        paint: (inout SVGWriter) -> Void = { _ in }
    ) {
        switch geometry {
        case .rectangle(let rect):
            svg.element("rect") {
                $0.frame(rect)
                paint(&$0)
            }
        case .roundedRectangle(let rect, let radius, .circular):
            svg.element("rect") {
                $0.frame(rect)
                $0.attribute("rx", min(radius, rect.width / 2, rect.height / 2))
                paint(&$0)
            }
        case .ellipse(let rect) where rect.width == rect.height:
            svg.element("circle") {
                $0.attribute("cx", rect.midX)
                $0.attribute("cy", rect.midY)
                $0.attribute("r", rect.width / 2)
                paint(&$0)
            }
        case .ellipse(let rect):
            svg.element("ellipse") {
                $0.attribute("cx", rect.midX)
                $0.attribute("cy", rect.midY)
                $0.attribute("rx", rect.width / 2)
                $0.attribute("ry", rect.height / 2)
                paint(&$0)
            }
        case .roundedRectangle(_, _, .continuous), .path:
            svg.element("path") {
                $0.attribute("d") { $0.append(geometry.path) }
                paint(&$0)
            }
        }
    }
}

extension SVGWriter {
    /// The place and the size of a rectangle; SVG's origin is the default.
    fileprivate mutating func frame(_ rect: CGRect) {
        if rect.minX != 0 { attribute("x", rect.minX) }
        if rect.minY != 0 { attribute("y", rect.minY) }
        attribute("width", rect.width)
        attribute("height", rect.height)
    }
}

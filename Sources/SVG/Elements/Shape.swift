import Graphics

extension SVGRenderer {
    /// Writes a shape as the basic shape of SVG 2 §10 that it is, or as a path.
    func write(
        _ geometry: ResolvedShape,
        to svg: inout SVGWriter,
        paint: (inout SVGWriter) -> Void = { _ in }
    ) {
        write(geometry, as: BasicShape(geometry), to: &svg, paint: paint)
    }

    /// Writes a shape as a basic shape that it can be written as.
    func write(
        _ geometry: ResolvedShape,
        as shape: BasicShape,
        to svg: inout SVGWriter,
        paint: (inout SVGWriter) -> Void
    ) {
        let rect = geometry.boundingRect
        svg.element(shape.element) { svg in
            switch shape {
            case .rectangle:
                svg.frame(rect)
            case .roundedRectangle:
                svg.frame(rect)
                svg.attribute("rx", geometry.drawnCornerRadius)
            case .circle:
                svg.attribute("cx", rect.midX)
                svg.attribute("cy", rect.midY)
                svg.attribute("r", rect.width / 2)
            case .ellipse:
                svg.attribute("cx", rect.midX)
                svg.attribute("cy", rect.midY)
                svg.attribute("rx", rect.width / 2)
                svg.attribute("ry", rect.height / 2)
            case .path:
                svg.attribute("d") { write(geometry, to: &$0) }
            }
            paint(&svg)
        }
    }
}

extension SVGRenderer {
    /// Writes a shape as path data.
    private func write(_ geometry: ResolvedShape, to bytes: inout [UInt8]) {
        if case .roundedRectangle(let rect, let radius, .continuous) = geometry {
            let data = fragments.bytes(for: .corners(rect, radius: radius)) {
                var data: [UInt8] = []
                data.append(geometry.path)
                return data
            }
            bytes.append(contentsOf: data)
        } else {
            bytes.append(geometry.path)
        }
    }
}

/// The elements that a shape can be written as.
enum BasicShape {
    case rectangle, roundedRectangle, circle, ellipse, path

    init(_ geometry: ResolvedShape) {
        switch geometry {
        case .rectangle: self = .rectangle
        case .roundedRectangle(_, _, .circular): self = .roundedRectangle
        case .ellipse(let rect): self = rect.width == rect.height ? .circle : .ellipse
        case .roundedRectangle(_, _, .continuous), .path: self = .path
        }
    }

    fileprivate var element: String {
        switch self {
        case .rectangle, .roundedRectangle: "rect"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .path: "path"
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

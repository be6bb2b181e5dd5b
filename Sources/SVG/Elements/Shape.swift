import Graphics

extension SVGDocumentWriter {
    /// Writes a shape as the basic shape of SVG 2 §10 that it is, or as a path.
    mutating func write(_ shape: ResolvedShape, paint: (inout SVGWriter) -> Void) {
        svg.shape(shape, as: BasicShape(shape), caches: caches, attributes: paint)
    }
}

extension SVGWriter {
    /// Writes a shape as a basic shape that can represent it.
    mutating func shape(
        _ shape: ResolvedShape,
        as basicShape: BasicShape,
        caches: SVGCaches,
        attributes: (inout SVGWriter) -> Void = { _ in }
    ) {
        let rect = shape.boundingRect
        element(basicShape.elementName) { svg in
            switch basicShape {
            case .rectangle:
                svg.frame(rect)
            case .roundedRectangle:
                svg.frame(rect)
                svg.attribute("rx", shape.drawnCornerRadius)
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
                svg.pathData(shape, caches: caches)
            }
            attributes(&svg)
        }
    }

    /// Writes the position and the size of a rectangle; the origin is the default of SVG.
    private mutating func frame(_ rect: CGRect) {
        if rect.minX != 0 { attribute("x", rect.minX) }
        if rect.minY != 0 { attribute("y", rect.minY) }
        attribute("width", rect.width.sizeRoundedDown)
        attribute("height", rect.height.sizeRoundedDown)
    }

    private mutating func pathData(_ shape: ResolvedShape, caches: SVGCaches) {
        if case .roundedRectangle(let rect, let radius, .continuous) = shape {
            attribute("d", caches.continuousCorners(rect, radius: radius))
        } else {
            attribute("d", SVGPathData(shape.path))
        }
    }
}

extension SVGCaches {
    /// The path data of a rectangle with continuous corners.
    fileprivate func continuousCorners(_ rect: CGRect, radius: CGFloat) -> SVGFragment {
        fragments.fragment(for: .continuousCorners(rect, radius: radius)) {
            var bytes: [UInt8] = []
            bytes.write(SVGPathData(Path(roundedRect: rect, cornerRadius: radius, style: .continuous)))
            return bytes
        }
    }
}

/// The element that represents a shape.
enum BasicShape {
    case rectangle, roundedRectangle, circle, ellipse, path

    init(_ shape: ResolvedShape) {
        switch shape {
        case .rectangle: self = .rectangle
        case .roundedRectangle(_, _, .circular): self = .roundedRectangle
        case .ellipse(let rect): self = rect.width == rect.height ? .circle : .ellipse
        case .roundedRectangle(_, _, .continuous), .path: self = .path
        }
    }

    fileprivate var elementName: String {
        switch self {
        case .rectangle, .roundedRectangle: "rect"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .path: "path"
        }
    }
}

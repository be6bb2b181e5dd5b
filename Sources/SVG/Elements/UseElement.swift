import Graphics

extension SVGWriter {
    /// Draws a definition with its origin at a point (SVG 2 §5.5).
    mutating func use(_ name: SVGName, at origin: CGPoint, attributes: (inout SVGWriter) -> Void) {
        element("use") { svg in
            svg.address(SVGFragmentReference(to: name))
            if origin.x != 0 { svg.attribute("x", origin.x) }
            if origin.y != 0 { svg.attribute("y", origin.y) }
            attributes(&svg)
        }
    }

    /// Draws a definition that has a frame in another frame.
    mutating func use(
        _ name: SVGName,
        from frame: CGRect,
        in place: CGRect,
        attributes: (inout SVGWriter) -> Void
    ) {
        guard frame.size != place.size, frame.width > 0, frame.height > 0 else {
            let origin = CGPoint(x: place.minX - frame.minX, y: place.minY - frame.minY)
            use(name, at: origin, attributes: attributes)
            return
        }
        let (width, height) = (place.width / frame.width, place.height / frame.height)
        let transform = CGAffineTransform(
            a: width,
            b: 0,
            c: 0,
            d: height,
            tx: place.minX - frame.minX * width,
            ty: place.minY - frame.minY * height
        )
        use(name, at: .zero) { svg in
            svg.attribute("transform", SVGTransform(transform))
            attributes(&svg)
        }
    }
}

extension SVGWriter {
    /// Writes what the open element refers to, by its name in SVG 2 and by the older one, which is all that Inkscape 1.2
    /// reads.
    mutating func address(_ address: some SVGValue) {
        attribute("href", address)
        attribute("xmlns:xlink", "http://www.w3.org/1999/xlink")
        attribute("xlink:href", address)
    }
}

/// A reference to an element of the same document, as a URL (SVG 2 §16.1).
private struct SVGFragmentReference: SVGValue {
    let name: SVGName

    init(to name: SVGName) {
        self.name = name
    }

    func write(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "#"))
        bytes.write(name)
    }
}

import Graphics

/// The element that a shape with a gradient refers to (SVG 2 §14), in coordinates of which a point has `scale` units.
struct SVGPaintServer: Hashable {
    let gradient: Animated<ResolvedGradient>
    /// The bounds of what it paints.
    let region: CGRect
    let scale: CGFloat
    let clock: SVGClock

    var element: SVGDefinitions.Element {
        switch gradient.rest.geometry {
        case .linear: .linearGradient
        case .radial: .radialGradient
        case .angular: .pattern
        }
    }

    func write(to svg: inout SVGWriter) {
        switch gradient.rest.geometry {
        case .linear:
            svg.attribute("gradientUnits", "userSpaceOnUse")
            svg.attribute(gradientTransform: CGAffineTransform(scale: scale))
            let (x1, y1, x2, y2) = (number(0), number(1), number(2), number(3))
            svg.attribute("x1", x1.rest)
            svg.attribute("y1", y1.rest)
            svg.attribute("x2", x2.rest)
            svg.attribute("y2", y2.rest)
            svg.animate("x1", values: x1, clock: clock)
            svg.animate("y1", values: y1, clock: clock)
            svg.animate("x2", values: x2, clock: clock)
            svg.animate("y2", values: y2, clock: clock)
            writeStops(to: &svg)
        case .radial(let center, _, _, let aspect):
            svg.attribute("gradientUnits", "userSpaceOnUse")
            // An ellipse is a circle that is scaled around its center.
            var transform = CGAffineTransform(scale: scale)
            transform.d *= aspect
            transform.ty = scale * center.y * (1 - aspect)
            svg.attribute(gradientTransform: transform)
            let (cx, cy, r) = (number(0), number(1), gradient.map(\.outerRadius))
            svg.attribute("cx", cx.rest)
            svg.attribute("cy", cy.rest)
            svg.attribute("r", r.rest)
            svg.animate("cx", values: cx, clock: clock)
            svg.animate("cy", values: cy, clock: clock)
            svg.animate("r", values: r, clock: clock)
            writeStops(to: &svg)
        case .angular(let center, _, _):
            svg.attribute("patternUnits", "userSpaceOnUse")
            svg.attribute("x", region.minX)
            svg.attribute("y", region.minY)
            svg.attribute("width", region.width)
            svg.attribute("height", region.height)
            if scale != 1 {
                svg.attribute("patternTransform", SVGTransform(CGAffineTransform(scale: scale)))
            }
            // The content of a pattern begins at the corner of its tile.
            writeSectors(around: CGPoint(x: center.x - region.minX, y: center.y - region.minY), to: &svg)
        }
    }

    private func number(_ index: Int) -> Animated<Double> {
        gradient.map { $0.geometry.numbers[index] }
    }

    // MARK: Stops

    private func writeStops(to svg: inout SVGWriter) {
        let isReversed = gradient.rest.isReversed
        let indices = Array(gradient.rest.stops.indices)
        for index in isReversed ? indices.reversed() : indices {
            // SVG interpolates hue and alpha apart, so a clear stop has the hue of each of its neighbors.
            let isClear = gradient.keyframes.contains { $0.value.stops[index].color.opacity <= 0 }
            let neighbors = [index - 1, index + 1].filter { isClear && indices.contains($0) }
            for neighbor in isReversed ? neighbors.reversed() : neighbors {
                writeStop(index, neighbor: neighbor, to: &svg)
            }
            if neighbors.isEmpty { writeStop(index, neighbor: index, to: &svg) }
        }
    }

    private func writeStop(_ index: Int, neighbor: Int, to svg: inout SVGWriter) {
        let offset = gradient.map { $0.offset(of: index) }
        let color = gradient.map { gradient -> ResolvedColor in
            let color = gradient.stops[index].color
            guard color.opacity <= 0 else { return color }
            return gradient.stops[neighbor].color.multiplyingOpacity(by: 0)
        }
        let (hue, alpha) = (color.map(\.opaque), color.map(\.opacity))
        svg.element("stop") { svg in
            svg.attribute("offset", offset.rest)
            svg.attribute("stop-color", SVGColor(hue.rest))
            if alpha.rest < 1 { svg.attribute("stop-opacity", alpha.rest) }
            svg.animate("offset", values: offset, clock: clock)
            svg.animate("stop-color", values: hue, clock: clock) { SVGColor($0) }
            svg.animate("stop-opacity", values: alpha, clock: clock)
        }
    }

    // MARK: Sectors

    /// Writes an angular gradient as sectors of one color each, since SVG has none.
    private func writeSectors(around center: CGPoint, to svg: inout SVGWriter) {
        let count = gradient.isConstant ? 90 : 36
        let width = 2 * Double.pi / Double(count)
        let farthest = CGPoint(
            x: max(abs(center.x), abs(region.width - center.x)),
            y: max(abs(center.y), abs(region.height - center.y))
        )
        // The chord of a sector is nearer than its corners.
        let radius = 1.05 * (farthest.x * farthest.x + farthest.y * farthest.y).squareRoot()
        let start = gradient.rest.startAngle
        func point(_ angle: Double) -> CGPoint {
            CGAffineTransform(rotation: angle, anchor: center)
                .apply(to: CGPoint(x: center.x + radius, y: center.y))
        }
        for index in 0..<count {
            let angle = start + width * Double(index)
            let color = gradient.map { $0.color(atAngle: angle + width / 2) }
            // Each sector reaches below the next one, so that no background shows between them.
            let end = index < count - 1 ? angle + width * 1.5 : angle + width
            svg.element("path") { svg in
                var path = Path()
                path.move(to: center)
                path.addLine(to: point(angle))
                path.addLine(to: point(end))
                path.closeSubpath()
                svg.attribute("d", SVGPathData(path))
                svg.fill(color.rest)
                svg.animate("fill", values: color.map(\.opaque), clock: clock) { SVGColor($0) }
                svg.animate("fill-opacity", values: color.map(\.opacity), clock: clock)
            }
        }
    }
}

extension ResolvedGradient {
    /// The radius of the larger circle of a radial gradient.
    fileprivate var outerRadius: Double {
        guard case .radial(_, let start, let end, _) = geometry else { return 0 }
        return max(start, end)
    }

    /// Whether the offsets decrease, as those of a radial gradient towards its center.
    fileprivate var isReversed: Bool {
        guard case .radial(_, let start, let end, _) = geometry else { return false }
        return start > end
    }

    /// The offset of a stop; that of a radial gradient begins at its center.
    fileprivate func offset(of index: Int) -> Double {
        let location = stops[index].location
        guard case .radial(_, let start, let end, _) = geometry, outerRadius > 0 else { return location }
        return (start + location * (end - start)) / outerRadius
    }
}

extension CGAffineTransform {
    fileprivate init(scale: CGFloat) {
        self.init(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    }
}

extension SVGWriter {
    fileprivate mutating func attribute(gradientTransform transform: CGAffineTransform) {
        if transform != .identity { attribute("gradientTransform", SVGTransform(transform)) }
    }
}

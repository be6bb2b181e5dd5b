import Graphics

/// The parts of our own drawings of symbols: lines with round ends, and holes.
enum SymbolStroke {
    /// The width of the lines of the icon fonts, in ems.
    static let width: CGFloat = 0.084

    /// A straight line with round ends that fills a rectangle.
    static func bar(_ rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    static func dot(at center: CGPoint, radius: CGFloat) -> Path {
        let point = CGRect(x: center.x, y: center.y, width: 0, height: 0)
        return Path(ellipseIn: point.insetBy(dx: -radius, dy: -radius))
    }

    /// The outline of a rounded rectangle, inside of a rectangle.
    static func ring(_ rect: CGRect, cornerRadius: CGFloat) -> [Path] {
        let inside = rect.insetBy(dx: width, dy: width)
        return [
            Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous),
            hole(Path(roundedRect: inside, cornerRadius: cornerRadius - width * 0.75, style: .continuous)),
        ]
    }

    /// The outline of a circle, with its outer radius.
    static func ring(at center: CGPoint, radius: CGFloat) -> [Path] {
        [dot(at: center, radius: radius), hole(dot(at: center, radius: radius - width))]
    }

    /// Dashes of a circle, with its outer radius.
    static func dashedCircle(radius: CGFloat, count: Int) -> [Path] {
        let turn = 2 * CGFloat.pi / CGFloat(count)
        return (0..<count).map { index in
            var dash = Path()
            let start = turn * CGFloat(index) + turn * 0.18
            dash.addArc(center: .zero, radius: radius, startRadians: start, sweep: turn * 0.64)
            dash.addArc(
                center: .zero,
                radius: radius - width,
                startRadians: start + turn * 0.64,
                sweep: -turn * 0.64
            )
            dash.closeSubpath()
            return dash
        }
    }

    /// Dots on a circle, with its outer radius.
    static func dottedCircle(radius: CGFloat, count: Int) -> [Path] {
        let middle = radius - width / 2
        return (0..<count).map { index in
            let turn = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(count))
            return dot(at: turn.apply(to: CGPoint(x: middle, y: 0)), radius: width / 2)
        }
    }

    /// A path in the opposite direction, which cuts a hole into the path around it.
    static func hole(_ path: Path) -> Path {
        let middle = CGPoint(x: path.boundingRect.midX, y: 0)
        return path.applying(CGAffineTransform(scaleX: -1, y: 1, anchor: middle))
    }

    /// A line with round ends through points, with rounded corners; each corner is a right angle.
    static func line(through points: [CGPoint], cornerRadius: CGFloat) -> Path {
        var path = Path()
        addSide(of: points, cornerRadius: cornerRadius, to: &path)
        addSide(of: points.reversed(), cornerRadius: cornerRadius, to: &path)
        path.closeSubpath()
        return path
    }

    /// A polygon with rounded corners; each corner is a right angle.
    static func polygon(_ points: [CGPoint], cornerRadius: CGFloat) -> Path {
        var path = Path()
        for (index, corner) in points.enumerated() {
            let before = direction(from: points[(index + points.count - 1) % points.count], to: corner)
            let after = direction(from: corner, to: points[(index + 1) % points.count])
            let start = corner - before * cornerRadius
            if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
            path.addArc(to: corner + after * cornerRadius, corner: corner)
        }
        path.closeSubpath()
        return path
    }

    /// The left side of a line, and the round end after it.
    private static func addSide(of points: [CGPoint], cornerRadius: CGFloat, to path: inout Path) {
        let directions = zip(points, points.dropFirst()).map { direction(from: $0, to: $1) }
        guard let first = directions.first, let last = directions.last, let end = points.last else { return }
        let start = points[0] + first.left * (width / 2)
        if path.isEmpty { path.move(to: start) }
        for (index, (before, after)) in zip(directions, directions.dropFirst()).enumerated() {
            let corner = points[index + 1]
            let sharpCorner = corner + (before.left + after.left) * (width / 2)
            let arcStart = corner - before * cornerRadius + before.left * (width / 2)
            let arcEnd = corner + after * cornerRadius + after.left * (width / 2)
            path.addLine(to: arcStart)
            path.addArc(to: arcEnd, corner: sharpCorner)
        }
        path.addLine(to: end + last.left * (width / 2))
        let tip = end + last * (width / 2)
        path.addArc(to: tip, corner: tip + last.left * (width / 2))
        path.addArc(to: end - last.left * (width / 2), corner: tip - last.left * (width / 2))
    }

    private static func direction(from start: CGPoint, to end: CGPoint) -> CGPoint {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        return CGPoint(x: x / length, y: y / length)
    }
}

extension Path {
    /// A quarter of an ellipse from the current point, between two lines that meet in a corner.
    fileprivate mutating func addArc(to end: CGPoint, corner: CGPoint) {
        guard let start = elements.last?.end else { return }
        let share: CGFloat = 0.552_285
        addCurve(
            to: end,
            control1: start + (corner - start) * share,
            control2: end + (corner - end) * share
        )
    }
}

extension Path.Element {
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }
}

extension CGPoint {
    /// The direction at a right angle to the left of this one, as seen with y downwards.
    fileprivate var left: CGPoint { CGPoint(x: y, y: -x) }

    fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }

    fileprivate static func - (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x - second.x, y: first.y - second.y)
    }

    fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(x: point.x * factor, y: point.y * factor)
    }
}

extension Path {
    /// The outline of a line along the path, as an area that is filled.
    ///
    /// The area is a union of overlapping parts that run in the same direction: one for each piece of the line, each
    /// corner and each end. A curve is a sequence of pieces, so that the error is below a hundredth of the line width.
    /// A transform of the path does not change the width of the line.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outline = StrokeOutline(style: style)
        for line in polylines where !line.points.isEmpty {
            if style.isDashed {
                for dash in line.dashed(style.dash, phase: style.dashPhase) { outline.add(dash) }
            } else {
                outline.add(line)
            }
        }
        return outline.path
    }

    /// The contours of the path as straight pieces.
    private var polylines: [Polyline] {
        var lines: [Polyline] = []
        var line = Polyline()
        for element in elements {
            switch element {
            case .move(let point):
                lines.append(line)
                line = Polyline(points: [point])
            case .line(let point): line.append(point)
            case .quadCurve(let point, let control):
                guard let start = line.points.last else { continue }
                line.append(count: Self.pieceCount) { part in
                    let rest = 1 - part
                    return start.scaled(by: rest * rest) + control.scaled(by: 2 * rest * part)
                        + point.scaled(by: part * part)
                }
            case .curve(let point, let control1, let control2):
                guard let start = line.points.last else { continue }
                line.append(count: Self.pieceCount) { part in
                    let rest = 1 - part
                    let inner =
                        control1.scaled(by: 3 * rest * rest * part)
                        + control2.scaled(by: 3 * rest * part * part)
                    return start.scaled(by: rest * rest * rest) + inner + point.scaled(by: part * part * part)
                }
            case .closeSubpath:
                guard let start = line.points.first else { continue }
                line.isClosed = true
                lines.append(line)
                line = Polyline(points: [start])
            }
        }
        lines.append(line)
        return lines.filter { $0.points.count > 1 }
    }

    /// The straight pieces of a curve.
    private static let pieceCount = 16
}

/// A line of straight pieces.
private struct Polyline {
    var points: [CGPoint] = []
    var isClosed = false

    /// Appends a point, unless the line is there already.
    mutating func append(_ point: CGPoint) {
        if points.last != point { points.append(point) }
    }

    mutating func append(count: Int, _ point: (CGFloat) -> CGPoint) {
        for index in 1...count { append(point(CGFloat(index) / CGFloat(count))) }
    }

    /// The points with the first one again if the line is closed.
    var run: [CGPoint] {
        guard isClosed, let first = points.first, points.last != first else { return points }
        return points + [first]
    }

    /// The dashes of the line.
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [Polyline] {
        // A list of an odd length alternates between dash and gap in its second round.
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let total = pattern.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite else { return [self] }
        var index = 0
        var left = phase.truncatingRemainder(dividingBy: total)
        if left < 0 { left += total }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        left = pattern[index] - left
        let points = run
        var dashes: [Polyline] = []
        var dash = Polyline(points: index.isMultiple(of: 2) ? [points[0]] : [])
        for (from, to) in zip(points, points.dropFirst()) {
            let length = from.length(to: to)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = from + (to - from).scaled(by: done / length)
                if index.isMultiple(of: 2) {
                    dash.append(point)
                    dashes.append(dash)
                    guard dashes.count < Self.maximumDashCount else { return dashes }
                }
                index = (index + 1) % pattern.count
                dash = Polyline(points: index.isMultiple(of: 2) ? [point] : [])
                left = pattern[index]
            }
            left -= length - done
            if index.isMultiple(of: 2) { dash.append(to) }
        }
        dashes.append(dash)
        return dashes.filter { $0.points.count > 1 }
    }

    /// The most dashes of one line; the rest of a line with more is not drawn.
    private static let maximumDashCount = 10_000
}

/// The area of lines with a width.
private struct StrokeOutline {
    let style: StrokeStyle
    var path = Path()

    private var half: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) {
        self.style = style
    }

    mutating func add(_ line: Polyline) {
        let points = line.run
        guard points.count > 1 else { return }
        for (from, to) in zip(points, points.dropFirst()) {
            let normal = normal(from: from, to: to)
            polygon([from + normal, to + normal, to - normal, from - normal])
        }
        for index in 1..<points.count - 1 {
            join(points[index - 1], points[index], points[index + 1])
        }
        if line.isClosed {
            join(points[points.count - 2], points[0], points[1])
        } else {
            cap(at: points[0], from: points[1])
            cap(at: points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// The vector to the left of a piece, as long as half the width.
    private func normal(from: CGPoint, to: CGPoint) -> CGPoint {
        let direction = (to - from).scaled(by: half / from.length(to: to))
        return CGPoint(x: direction.y, y: -direction.x)
    }

    private mutating func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        let first = normal(from: before, to: corner)
        let second = normal(from: corner, to: after)
        guard style.lineJoin != .round else { return circle(at: corner) }
        // The outer side of the corner is on the left if the line turns right.
        let isLeft = first.x * second.y - first.y * second.x > 0
        let (start, end) = isLeft ? (first, second) : (first.scaled(by: -1), second.scaled(by: -1))
        var points = [corner, corner + start]
        let sum = start + end
        let square = sum.x * sum.x + sum.y * sum.y
        // The miter is half²/|m| long, where m is the middle of the normals; its ratio to half the width is half/|m|.
        if style.lineJoin == .miter, square > 0, 2 * half / square.squareRoot() <= style.miterLimit {
            points.append(corner + sum.scaled(by: 2 * half * half / square))
        }
        polygon(points + [corner + end])
    }

    private mutating func cap(at end: CGPoint, from inside: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: circle(at: end)
        case .square:
            let normal = normal(from: inside, to: end)
            let tip = end + CGPoint(x: -normal.y, y: normal.x)
            polygon([end + normal, tip + normal, tip - normal, end - normal])
        }
    }

    private mutating func circle(at center: CGPoint) {
        path.addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }

    /// Appends a polygon in the direction in which circles run, so that parts that overlap do not cancel out.
    private mutating func polygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (from, to) in zip(points, points.dropFirst() + [points[0]]) {
            area += from.x * to.y - to.x * from.y
        }
        let ordered = area < 0 ? points.reversed() : points
        path.move(to: ordered[0])
        for point in ordered.dropFirst() { path.addLine(to: point) }
        path.closeSubpath()
    }
}

extension CGPoint {
    fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }

    fileprivate static func - (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x - second.x, y: first.y - second.y)
    }

    fileprivate func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }

    fileprivate func length(to other: CGPoint) -> CGFloat {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }
}

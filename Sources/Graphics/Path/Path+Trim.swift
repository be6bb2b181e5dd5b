extension Path {
    /// The part of the path between two fractions of its length, 0…1.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (max(0, start), min(1, end))
        guard start < end else { return Path() }
        guard start > 0 || end < 1 else { return self }
        let segments = self.segments
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        var result = Path()
        var position: CGFloat = 0
        var current: CGPoint?
        for (segment, length) in zip(segments, lengths) where length > 0 {
            defer { position += length }
            let from = max(0, (start * total - position) / length)
            let to = min(1, (end * total - position) / length)
            guard from < to else { continue }
            let part = segment.part(
                from: segment.parameter(atFraction: from),
                to: segment.parameter(atFraction: to)
            )
            if current != part.start { result.move(to: part.start) }
            result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            current = part.end
        }
        return result
    }

    /// The segments as cubic curves.
    private var segments: [CubicCurve] {
        var segments: [CubicCurve] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func addLine(to point: CGPoint) {
            segments.append(CubicCurve(line: current, to: point))
            current = point
        }
        for element in elements {
            switch element {
            case .move(let to): (start, current) = (to, to)
            case .line(let to): addLine(to: to)
            case .quadCurve(let to, let control):
                segments.append(CubicCurve(quadratic: current, control: control, to: to))
                current = to
            case .curve(let to, let control1, let control2):
                segments.append(
                    CubicCurve(start: current, control1: control1, control2: control2, end: to)
                )
                current = to
            case .closeSubpath: if current != start { addLine(to: start) }
            }
        }
        return segments
    }
}

/// A cubic Bézier curve.
private struct CubicCurve {
    let start, control1, control2, end: CGPoint

    /// The number of chords that measure its length.
    private static let chordCount = 32

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    init(line start: CGPoint, to end: CGPoint) {
        self.init(
            start: start,
            control1: start.blended(with: end, 1 / 3),
            control2: start.blended(with: end, 2 / 3),
            end: end
        )
    }

    init(quadratic start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(
            start: start,
            control1: start.blended(with: control, 2 / 3),
            control2: end.blended(with: control, 2 / 3),
            end: end
        )
    }

    var length: CGFloat { chords.reduce(0, +) }

    private var chords: [CGFloat] {
        var previous = start
        return (1...Self.chordCount).map { index in
            let point = part(from: 0, to: CGFloat(index) / CGFloat(Self.chordCount)).end
            defer { previous = point }
            return previous.distance(to: point)
        }
    }

    /// The parameter at a fraction of the length.
    func parameter(atFraction fraction: CGFloat) -> CGFloat {
        guard fraction > 0, fraction < 1 else { return fraction }
        let chords = self.chords
        var remaining = fraction * chords.reduce(0, +)
        for (index, chord) in chords.enumerated() {
            if remaining <= chord, chord > 0 {
                return (CGFloat(index) + remaining / chord) / CGFloat(Self.chordCount)
            }
            remaining -= chord
        }
        return 1
    }

    /// The part between two parameters, by de Casteljau's construction.
    func part(from first: CGFloat, to last: CGFloat) -> CubicCurve {
        let head = last < 1 ? split(at: last).first : self
        guard first > 0, last > 0 else { return head }
        return head.split(at: first / last).second
    }

    private func split(at parameter: CGFloat) -> (first: CubicCurve, second: CubicCurve) {
        let a = start.blended(with: control1, parameter)
        let b = control1.blended(with: control2, parameter)
        let c = control2.blended(with: end, parameter)
        let d = a.blended(with: b, parameter)
        let e = b.blended(with: c, parameter)
        let middle = d.blended(with: e, parameter)
        return (
            CubicCurve(start: start, control1: a, control2: d, end: middle),
            CubicCurve(start: middle, control1: e, control2: c, end: end)
        )
    }
}

extension CGPoint {
    fileprivate func blended(with other: CGPoint, _ amount: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * amount, y: y + (other.y - y) * amount)
    }
}

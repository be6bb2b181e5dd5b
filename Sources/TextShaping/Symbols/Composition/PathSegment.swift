import Graphics

/// A line or a curve of a contour, with its start.
struct PathSegment {
    var start: CGPoint
    /// Never a move, nor the end of a subpath.
    var element: Path.Element

    var end: CGPoint {
        switch element {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: start
        }
    }

    /// The point at a share of the parameter, from 0 to 1.
    func point(at share: CGFloat) -> CGPoint {
        part(from: 0, to: share).end
    }

    /// The part between two values of the parameter, from 0 to 1.
    func part(from first: CGFloat, to last: CGFloat) -> PathSegment {
        guard first > 0 else { return last < 1 ? head(to: last) : self }
        guard last < 1 else { return tail(from: first) }
        return head(to: last).tail(from: first / last)
    }

    private func head(to share: CGFloat) -> PathSegment {
        PathSegment(start: start, element: split(at: share).head)
    }

    private func tail(from share: CGFloat) -> PathSegment {
        let (head, tail) = split(at: share)
        return PathSegment(start: PathSegment(start: start, element: head).end, element: tail)
    }

    /// The elements before and after a value of the parameter, by de Casteljau.
    private func split(at share: CGFloat) -> (head: Path.Element, tail: Path.Element) {
        func mix(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
            CGPoint(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
        }
        switch element {
        case .quadCurve(let end, let control):
            let (before, after) = (mix(start, control), mix(control, end))
            return (
                .quadCurve(to: mix(before, after), control: before), .quadCurve(to: end, control: after)
            )
        case .curve(let end, let control1, let control2):
            let (first, middle, last) = (mix(start, control1), mix(control1, control2), mix(control2, end))
            let (before, after) = (mix(first, middle), mix(middle, last))
            return (
                .curve(to: mix(before, after), control1: first, control2: before),
                .curve(to: end, control1: after, control2: last)
            )
        case .move, .line, .closeSubpath:
            return (.line(to: mix(start, end)), .line(to: end))
        }
    }

    /// The segment from its end to its start.
    var reversed: PathSegment {
        switch element {
        case .quadCurve(let end, let control):
            PathSegment(start: end, element: .quadCurve(to: start, control: control))
        case .curve(let end, let control1, let control2):
            PathSegment(start: end, element: .curve(to: start, control1: control2, control2: control1))
        case .move, .line, .closeSubpath:
            PathSegment(start: end, element: .line(to: start))
        }
    }
}

extension Path {
    /// The lines and curves of a path that is one contour, the line that closes it included.
    var segments: [PathSegment] {
        var segments: [PathSegment] = []
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let start): (first, current) = (start, start)
            case .closeSubpath: break
            default:
                let segment = PathSegment(start: current, element: element)
                segments.append(segment)
                current = segment.end
            }
        }
        if current != first { segments.append(PathSegment(start: current, element: .line(to: first))) }
        return segments
    }

    /// A closed contour of lines and curves.
    init(contour segments: [PathSegment]) {
        let start = segments.first.map { Path.Element.move(to: $0.start) }
        self.init(elements: (start.map { [$0] } ?? []) + segments.map(\.element) + [.closeSubpath])
    }

    /// The path with the opposite direction, which is a hole in what surrounds it.
    var reversed: Path {
        Path(
            elements: contours.flatMap { contour in
                Path(contour: contour.segments.reversed().map(\.reversed)).elements
            }
        )
    }

    /// Twice the area inside, positive if the outer contours run clockwise, where y grows downwards.
    private var windingArea: CGFloat {
        contours.reduce(0) { area, contour in
            area
                + contour.segments.reduce(0) { area, segment in
                    // The middle makes up for a curve, well enough to tell the direction.
                    let middle = segment.point(at: 0.5)
                    return area + segment.start.cross(middle) + middle.cross(segment.end)
                }
        }
    }

    /// The path whose ink is inside of contours that run clockwise and outside of others, so that paths of different fonts
    /// can be joined, and one cut out of another.
    var clockwise: Path {
        let contours = contours
        let directions = contours.map { $0.windingArea < 0 ? -1 : 1 }
        let turned = contours.indices.map { index in
            let contour = contours[index]
            guard case .move(let start) = contour.elements.first else { return contour }
            let winding = contours.indices.reduce(0) { winding, other in
                other != index && contours[other].contains(start) ? winding + directions[other] : winding
            }
            // A contour without ink inside is a hole.
            let isHole = winding + directions[index] == 0
            return isHole == (directions[index] > 0) ? contour.reversed : contour
        }
        return Path(elements: turned.flatMap(\.elements))
    }
}

extension CGPoint {
    fileprivate func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}

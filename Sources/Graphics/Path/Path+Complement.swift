extension Path {
    /// The part of a rectangle outside of the path, which is inside of the rectangle.
    ///
    /// The rectangle runs in the other direction than the path, so that the inside of the path is a hole whatever
    /// the rule of filling is.
    package func complement(in rect: CGRect) -> Path {
        var corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        if signedArea > 0 { corners.reverse() }
        var result = Path()
        result.addLines(corners)
        result.closeSubpath()
        result.addPath(self)
        return result
    }

    /// Twice the area that the points of the path enclose, positive if they run clockwise where y grows downwards.
    private var signedArea: CGFloat {
        var area: CGFloat = 0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            area += current.x * point.y - point.x * current.y
            current = point
        }
        for element in elements {
            switch element {
            case .move(let to):
                add(start)
                (start, current) = (to, to)
            case .line(let to): add(to)
            case .quadCurve(let to, let control):
                add(control)
                add(to)
            case .curve(let to, let control1, let control2):
                add(control1)
                add(control2)
                add(to)
            case .closeSubpath: add(start)
            }
        }
        add(start)
        return area
    }
}

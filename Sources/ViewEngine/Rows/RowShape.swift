import Graphics

/// A rectangle whose upper and lower corners have radii of their own.
struct RowShape: PrimitiveShape {
    let topRadius, bottomRadius: CGFloat

    func geometry(in rect: CGRect) -> ResolvedShape {
        guard topRadius != bottomRadius else {
            return topRadius == 0
                ? .rectangle(rect) : RoundedRectangle(cornerRadius: topRadius).geometry(in: rect)
        }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + topRadius, y: rect.minY))
        path.addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1), radius: topRadius)
        path.addCorner(
            at: CGPoint(x: rect.maxX, y: rect.maxY),
            from: (0, -1),
            to: (-1, 0),
            radius: bottomRadius
        )
        path.addCorner(
            at: CGPoint(x: rect.minX, y: rect.maxY),
            from: (1, 0),
            to: (0, -1),
            radius: bottomRadius
        )
        path.addCorner(at: CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0), radius: topRadius)
        path.closeSubpath()
        return .path(path)
    }
}

extension Path {
    /// Adds a line to a corner, and a quarter of a circle around it; the directions lead from the corner along its
    /// edges.
    fileprivate mutating func addCorner(
        at corner: CGPoint,
        from start: (x: CGFloat, y: CGFloat),
        to end: (x: CGFloat, y: CGFloat),
        radius: CGFloat
    ) {
        func point(_ direction: (x: CGFloat, y: CGFloat), _ distance: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
        }
        addLine(to: point(start, radius))
        guard radius > 0 else { return }
        // The control points of a cubic that is nearest to a quarter of a circle.
        let control = radius * (1 - 0.552_284_75)
        addCurve(to: point(end, radius), control1: point(start, control), control2: point(end, control))
    }
}

extension Path {
    /// An ellipse that touches the sides of a rectangle, clockwise from its rightmost point, as in Core Graphics.
    public init(ellipseIn rect: CGRect) {
        // The handle of a quarter circle, 4/3 · (√2 − 1): off the circle by 0.03 % at most.
        let handle = 4 / 3 * (2.squareRoot() - 1)
        let dx = rect.width / 2 * handle
        let dy = rect.height / 2 * handle
        let top = CGPoint(x: rect.midX, y: rect.minY)
        let right = CGPoint(x: rect.maxX, y: rect.midY)
        let bottom = CGPoint(x: rect.midX, y: rect.maxY)
        let left = CGPoint(x: rect.minX, y: rect.midY)

        self.init()
        move(to: right)
        addCurve(
            to: bottom,
            control1: CGPoint(x: right.x, y: right.y + dy),
            control2: CGPoint(x: bottom.x + dx, y: bottom.y)
        )
        addCurve(
            to: left,
            control1: CGPoint(x: bottom.x - dx, y: bottom.y),
            control2: CGPoint(x: left.x, y: left.y + dy)
        )
        addCurve(
            to: top,
            control1: CGPoint(x: left.x, y: left.y - dy),
            control2: CGPoint(x: top.x - dx, y: top.y)
        )
        addCurve(
            to: right,
            control1: CGPoint(x: top.x + dx, y: top.y),
            control2: CGPoint(x: right.x, y: right.y - dy)
        )
        closeSubpath()
    }
}

extension Path {
    /// Whether a point lies inside, by the winding of the outline around it; curves count as polygons.
    public func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        var (start, current) = (CGPoint.zero, CGPoint.zero)

        func addLine(to end: CGPoint) {
            defer { current = end }
            guard (current.y <= point.y) != (end.y <= point.y) else { return }
            let share = (point.y - current.y) / (end.y - current.y)
            if current.x + share * (end.x - current.x) > point.x {
                winding += end.y > current.y ? 1 : -1
            }
        }

        func addCurve(_ position: (CGFloat) -> CGPoint) {
            for step in 1...16 { addLine(to: position(CGFloat(step) / 16)) }
        }

        for element in elements {
            switch element {
            case .move(let to):
                addLine(to: start)
                (start, current) = (to, to)
            case .line(let to):
                addLine(to: to)
            case .quadCurve(let to, let control):
                let from = current
                addCurve { t in
                    mix(mix(from, control, t), mix(control, to, t), t)
                }
            case .curve(let to, let control1, let control2):
                let from = current
                addCurve { t in
                    let middle = mix(control1, control2, t)
                    return mix(
                        mix(mix(from, control1, t), middle, t),
                        mix(middle, mix(control2, to, t), t),
                        t
                    )
                }
            case .closeSubpath:
                addLine(to: start)
            }
        }
        addLine(to: start)
        return winding != 0
    }
}

private func mix(_ first: CGPoint, _ second: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(
        x: first.x + share * (second.x - first.x),
        y: first.y + share * (second.y - first.y)
    )
}

extension Path {
    /// Whether a point is inside, by the nonzero rule; a curve counts as sixteen lines.
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
                    from.mixed(with: control, at: t).mixed(with: control.mixed(with: to, at: t), at: t)
                }
            case .curve(let to, let control1, let control2):
                let from = current
                addCurve { t in
                    let middle = control1.mixed(with: control2, at: t)
                    let first = from.mixed(with: control1, at: t).mixed(with: middle, at: t)
                    let second = middle.mixed(with: control2.mixed(with: to, at: t), at: t)
                    return first.mixed(with: second, at: t)
                }
            case .closeSubpath:
                addLine(to: start)
            }
        }
        addLine(to: start)
        return winding != 0
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, at share: CGFloat) -> CGPoint {
        CGPoint(x: x + share * (other.x - x), y: y + share * (other.y - y))
    }
}

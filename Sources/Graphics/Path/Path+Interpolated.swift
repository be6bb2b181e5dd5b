/// Only paths whose elements are of the same kinds can be interpolated.
extension Path {
    /// Whether the elements are of the same kinds as those of another path.
    func hasStructure(of other: Path) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { $0.hasStructure(of: $1) }
    }

    /// The path some part of the way to another one of the same structure.
    func interpolated(towards other: Path, amount: Double) -> Path {
        Path(
            elements: zip(elements, other.elements).map { $0.interpolated(towards: $1, amount: amount) }
        )
    }

    /// The largest distance of a point, in tolerances.
    func distance(to other: Path) -> Double {
        guard hasStructure(of: other) else { return .infinity }
        return zip(elements, other.elements).reduce(0) { distance, pair in
            max(distance, pair.0.distance(to: pair.1))
        }
    }
}

extension Path.Element {
    fileprivate func hasStructure(of other: Path.Element) -> Bool {
        switch (self, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
            (.closeSubpath, .closeSubpath):
            true
        case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.closeSubpath, _):
            false
        }
    }

    fileprivate func interpolated(towards other: Path.Element, amount: Double) -> Path.Element {
        func between(_ start: CGPoint, and end: CGPoint) -> CGPoint {
            start.interpolated(towards: end, amount: amount)
        }
        return switch (self, other) {
        case (.move(let start), .move(let end)): .move(to: between(start, and: end))
        case (.line(let start), .line(let end)): .line(to: between(start, and: end))
        case (.quadCurve(let start, let control), .quadCurve(let end, let otherControl)):
            .quadCurve(to: between(start, and: end), control: between(control, and: otherControl))
        case (.curve(let start, let first, let second), .curve(let end, let third, let fourth)):
            .curve(
                to: between(start, and: end),
                control1: between(first, and: third),
                control2: between(second, and: fourth)
            )
        case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.closeSubpath, _): self
        }
    }

    fileprivate func distance(to other: Path.Element) -> Double {
        switch (self, other) {
        case (.move(let first), .move(let second)), (.line(let first), .line(let second)):
            first.distance(to: second)
        case (.quadCurve(let first, let control), .quadCurve(let second, let otherControl)):
            max(first.distance(to: second), control.distance(to: otherControl))
        case (.curve(let first, let control1, let control2), .curve(let second, let other1, let other2)):
            max(first.distance(to: second), control1.distance(to: other1), control2.distance(to: other2))
        case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.closeSubpath, _): 0
        }
    }
}

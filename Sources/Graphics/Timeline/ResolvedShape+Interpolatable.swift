/// Only outlines of the same structure have others in between: see `hasStructure(of:)`.
extension ResolvedShape: Interpolatable {
    public func interpolated(towards other: ResolvedShape, amount: Double) -> ResolvedShape {
        switch (self, other) {
        case (.rectangle(let start), .rectangle(let end)):
            return .rectangle(start.interpolated(towards: end, amount: amount))
        case (.ellipse(let start), .ellipse(let end)):
            return .ellipse(start.interpolated(towards: end, amount: amount))
        case (.roundedRectangle(let start, _, let style), .roundedRectangle(let end, _, _)):
            return .roundedRectangle(
                start.interpolated(towards: end, amount: amount),
                cornerRadius: drawnCornerRadius.interpolated(
                    towards: other.drawnCornerRadius,
                    amount: amount
                ),
                style: style
            )
        case (.path(let start), .path(let end)):
            return .path(start.interpolated(towards: end, amount: amount))
        default:
            return amount < 1 ? self : other
        }
    }

    public func distance(to other: ResolvedShape) -> Double {
        switch (self, other) {
        case (.rectangle(let first), .rectangle(let second)), (.ellipse(let first), .ellipse(let second)):
            first.distance(to: second)
        case (.roundedRectangle(let first, _, .circular), .roundedRectangle(let second, _, .circular)):
            max(
                first.distance(to: second),
                CGPoint(x: drawnCornerRadius, y: 0).distance(to: CGPoint(x: other.drawnCornerRadius, y: 0))
            )
        case (.roundedRectangle(_, _, .continuous), .roundedRectangle(_, _, .continuous)),
            (.path, .path):
            roundedPath.distance(to: other.roundedPath)
        default:
            .infinity
        }
    }

    /// Whether the outline can become another one gradually.
    func hasStructure(of other: ResolvedShape) -> Bool {
        switch (self, other) {
        case (.rectangle, .rectangle), (.ellipse, .ellipse): true
        case (.roundedRectangle(_, _, let first), .roundedRectangle(_, _, let second)): first == second
        case (.path(let first), .path(let second)): first.hasStructure(of: second)
        default: false
        }
    }

    /// The radius to which a rounded rectangle's sides limit its own; 0 for what has no corners.
    public var drawnCornerRadius: CGFloat {
        guard case .roundedRectangle(let rect, let radius, _) = self else { return 0 }
        return max(0, min(radius, rect.width / 2, rect.height / 2))
    }

    /// The outline as a path whose elements are of the same kinds whatever the radius is.
    public var roundedPath: Path {
        guard case .roundedRectangle(let rect, _, let style) = self else { return path }
        // A corner divides by its radius.
        return Path(rect, cornersOf: max(drawnCornerRadius, 1e-9), style: style)
    }

    /// How far the outline is from another one, if it is the same but for its place.
    func offset(from other: ResolvedShape) -> CGSize? {
        let offset = boundingRect.origin.offset(from: other.boundingRect.origin)
        // Less is the rounding error of the sums.
        return distance(to: other.offset(by: offset)) < 1e-6 ? offset : nil
    }

    /// The outline moved by a distance.
    public func offset(by distance: CGSize) -> ResolvedShape {
        guard distance != .zero else { return self }
        func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: distance.width, dy: distance.height) }
        return switch self {
        case .rectangle(let rect): .rectangle(moved(rect))
        case .ellipse(let rect): .ellipse(moved(rect))
        case .roundedRectangle(let rect, let radius, let style):
            .roundedRectangle(moved(rect), cornerRadius: radius, style: style)
        case .path(let path):
            .path(
                path.applying(
                    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: distance.width, ty: distance.height)
                )
            )
        }
    }
}

extension Path {
    func hasStructure(of other: Path) -> Bool {
        guard elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { first, second in
            switch (first, second) {
            case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
                (.closeSubpath, .closeSubpath):
                true
            default: false
            }
        }
    }

    func interpolated(towards other: Path, amount: Double) -> Path {
        func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
            start.interpolated(towards: end, amount: amount)
        }
        return Path(
            elements: zip(elements, other.elements).map { first, second in
                switch (first, second) {
                case (.move(let start), .move(let end)): .move(to: between(start, end))
                case (.line(let start), .line(let end)): .line(to: between(start, end))
                case (.quadCurve(let start, let control), .quadCurve(let end, let otherControl)):
                    .quadCurve(to: between(start, end), control: between(control, otherControl))
                case (.curve(let start, let first, let second), .curve(let end, let third, let fourth)):
                    .curve(
                        to: between(start, end),
                        control1: between(first, third),
                        control2: between(second, fourth)
                    )
                default: first
                }
            }
        )
    }

    func distance(to other: Path) -> Double {
        guard hasStructure(of: other) else { return .infinity }
        return zip(elements, other.elements).reduce(0) { distance, pair in
            max(distance, pair.0.distance(to: pair.1))
        }
    }
}

extension Path.Element {
    fileprivate func distance(to other: Path.Element) -> Double {
        switch (self, other) {
        case (.move(let first), .move(let second)), (.line(let first), .line(let second)):
            first.distance(to: second)
        case (.quadCurve(let first, let control), .quadCurve(let second, let otherControl)):
            max(first.distance(to: second), control.distance(to: otherControl))
        case (.curve(let first, let control1, let control2), .curve(let second, let other1, let other2)):
            max(first.distance(to: second), control1.distance(to: other1), control2.distance(to: other2))
        default: 0
        }
    }
}

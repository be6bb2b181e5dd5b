/// Only shapes of the same structure can be interpolated: see `hasStructure(of:)`.
extension ResolvedShape: Interpolatable {
    package func interpolated(towards other: ResolvedShape, amount: Double) -> ResolvedShape {
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
        case (.rectangle, _), (.ellipse, _), (.roundedRectangle, _), (.path, _):
            return amount < 1 ? self : other
        }
    }

    package func distance(to other: ResolvedShape) -> Double {
        // Most shapes do not change, and the paths of continuous corners are long.
        if self == other { return 0 }
        return switch (self, other) {
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
        case (.rectangle, _), (.ellipse, _), (.roundedRectangle, _), (.path, _):
            .infinity
        }
    }

    /// Whether the shape can become another one gradually.
    func hasStructure(of other: ResolvedShape) -> Bool {
        switch (self, other) {
        case (.rectangle, .rectangle), (.ellipse, .ellipse): true
        case (.roundedRectangle(_, _, let first), .roundedRectangle(_, _, let second)): first == second
        case (.path(let first), .path(let second)): first.hasStructure(of: second)
        case (.rectangle, _), (.ellipse, _), (.roundedRectangle, _), (.path, _): false
        }
    }

    /// The distance of the shape from another one that differs in its position only; `nil` if they differ
    /// otherwise.
    func offset(from other: ResolvedShape) -> CGSize? {
        if self == other { return .zero }
        let offset = boundingRect.origin.offset(from: other.boundingRect.origin)
        // A smaller distance is a rounding error of the sums.
        return distance(to: other.offset(by: offset)) < 1e-6 ? offset : nil
    }
}

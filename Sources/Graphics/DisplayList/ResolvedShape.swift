/// The outline of a shape in points, as specific as it is known, so that a format can use its own
/// primitives.
public enum ResolvedShape: Hashable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case path(Path)

    /// The same outline as a path.
    public var path: Path {
        switch self {
        case .rectangle(let rect): Path(rect)
        case .roundedRectangle(let rect, let radius, let style):
            Path(roundedRect: rect, cornerRadius: radius, style: style)
        case .ellipse(let rect): Path(ellipseIn: rect)
        case .path(let path): path
        }
    }

    /// The outline at a distance inside of this one; an arbitrary path has none and is unchanged.
    public func insetBy(_ distance: CGFloat) -> ResolvedShape {
        func inset(_ rect: CGRect) -> CGRect {
            // An inset by more than half of a side leaves nothing.
            rect.insetBy(dx: min(distance, rect.width / 2), dy: min(distance, rect.height / 2))
        }
        return switch self {
        case .rectangle(let rect):
            .rectangle(inset(rect))
        case .roundedRectangle(let rect, let radius, let style):
            .roundedRectangle(
                inset(rect),
                cornerRadius: max(0, radius - distance),
                style: style
            )
        case .ellipse(let rect):
            .ellipse(inset(rect))
        case .path:
            self
        }
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

    /// The smallest rectangle that holds the outline; for a path, its control points as well.
    public var boundingRect: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
        case .path(let path): path.boundingRect
        }
    }

    /// The corner radius, limited to half of the shorter side; 0 for a shape without corners.
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
}

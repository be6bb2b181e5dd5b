/// The outline of a shape, as specific as it is known, so that a format can use its own primitives.
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

    /// The outline at a distance inside of this one; a free path has none and stays.
    public func insetBy(_ distance: CGFloat) -> ResolvedShape {
        func inset(_ rect: CGRect) -> CGRect {
            // Nothing is left of what is inset by more than its half.
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

    public var boundingRect: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
        case .path(let path): path.boundingRect
        }
    }
}

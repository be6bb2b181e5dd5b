/// The outline of a shape, as specific as it is known, so that a format can use its own primitives.
public enum Geometry: Hashable, Sendable {
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

    public var boundingRect: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
        case .path(let path): path.boundingRect
        }
    }
}

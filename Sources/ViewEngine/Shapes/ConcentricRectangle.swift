public import Graphics

/// A rectangle whose corners follow those of its container (iOS 26).
///
/// A picture has no container, so a concentric corner has its smallest radius, which is 0 by default.
public struct ConcentricRectangle: PrimitiveShape, InsettableShape {
    private let corners: RectangleCornerRadii

    public init() {
        corners = RectangleCornerRadii()
    }

    /// A rectangle with four equal corners.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        let radius = corners.radius
        self.corners = RectangleCornerRadii(
            topLeading: radius,
            bottomLeading: radius,
            bottomTrailing: radius,
            topTrailing: radius
        )
    }

    public func geometry(in rect: CGRect) -> ResolvedShape {
        .path(Path(roundedRect: rect, cornerRadii: corners, style: .continuous))
    }
}

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The radius of a corner (iOS 26).
        public struct Style: Hashable, Sendable {
            let radius: CGFloat

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

            /// The radius that follows the container.
            public static let concentric = Style(radius: 0)

            /// The radius that follows the container, or a larger one in points.
            public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum) }
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}

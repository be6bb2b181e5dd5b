/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii, reduced in proportion where two of them are longer than the side between.
    func limited(to size: CGSize) -> RectangleCornerRadii {
        let sides = [
            (topLeading + topTrailing, size.width), (bottomLeading + bottomTrailing, size.width),
            (topLeading + bottomLeading, size.height), (topTrailing + bottomTrailing, size.height),
        ]
        let factor = sides.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
        return RectangleCornerRadii(
            topLeading: max(0, topLeading * factor),
            bottomLeading: max(0, bottomLeading * factor),
            bottomTrailing: max(0, bottomTrailing * factor),
            topTrailing: max(0, topTrailing * factor)
        )
    }
}

extension Path {
    /// A rectangle whose corners have radii of their own.
    public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        let radii = cornerRadii.limited(to: rect.size)
        func corner(_ radius: CGFloat, from first: CGFloat, to second: CGFloat) -> RoundedCorner {
            // A corner divides by its radius.
            let radius = max(radius, 1e-9)
            return switch style {
            case .circular: RoundedCorner(circular: radius)
            case .continuous: RoundedCorner(continuous: radius, from: first, to: second)
            }
        }
        let topLeading = corner(radii.topLeading, from: rect.height, to: rect.width)
        let topTrailing = corner(radii.topTrailing, from: rect.width, to: rect.height)
        let bottomTrailing = corner(radii.bottomTrailing, from: rect.height, to: rect.width)
        let bottomLeading = corner(radii.bottomLeading, from: rect.width, to: rect.height)

        self.init()
        // Clockwise from the top edge.
        move(to: CGPoint(x: rect.minX + topLeading.endExtent, y: rect.minY))
        add(topTrailing) { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
        add(bottomTrailing) { CGPoint(x: rect.maxX - $0.y, y: rect.maxY - $0.x) }
        add(bottomLeading) { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
        add(topLeading) { CGPoint(x: rect.minX + $0.y, y: rect.minY + $0.x) }
        closeSubpath()
    }
}

extension RoundedCorner {
    /// The distance of the end of the bend along the second edge.
    fileprivate var endExtent: CGFloat { curves.last?.end.y ?? 0 }
}

package import Graphics

/// The region in which a finger that has touched the center of a button can be lifted to trigger it.
package enum TouchRegion: Hashable, Sendable {
    case nowhere
    case everywhere
    /// The bounds of the button, and so many points around them.
    case bounds(outset: CGFloat)
    /// The points at this distance from the center, or nearer.
    case distance(CGFloat)
    /// The points whose horizontal and vertical distances from the center add up to this length, or less.
    case distanceSum(CGFloat)
    /// A rectangle around the center, by half of its sides.
    case rectangle(CGSize)

    /// The outline of the region around the bounds of a button; `nil` if it has none.
    func outline(around bounds: CGRect) -> ResolvedShape? {
        switch self {
        case .nowhere, .everywhere: nil
        case .bounds(let outset): .rectangle(bounds.insetBy(dx: -outset, dy: -outset))
        case .distance(let radius):
            .ellipse(bounds.centered(halfSize: CGSize(width: radius, height: radius)))
        case .distanceSum(let length):
            .path(Path(rhombusIn: bounds.centered(halfSize: CGSize(width: length, height: length))))
        case .rectangle(let halfSize): .rectangle(bounds.centered(halfSize: halfSize))
        }
    }
}

extension CGRect {
    fileprivate func centered(halfSize: CGSize) -> CGRect {
        CGRect(
            x: midX - halfSize.width,
            y: midY - halfSize.height,
            width: 2 * halfSize.width,
            height: 2 * halfSize.height
        )
    }
}

extension Path {
    fileprivate init(rhombusIn rect: CGRect) {
        self.init()
        move(to: CGPoint(x: rect.midX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        closeSubpath()
    }
}

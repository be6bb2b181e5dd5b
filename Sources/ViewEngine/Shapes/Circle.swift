public import Graphics

/// The largest circle at the center of a rectangle.
public struct Circle: PrimitiveShape {
    public init() {}

    public func geometry(in rect: CGRect) -> ResolvedShape {
        let side = min(rect.width, rect.height)
        return .ellipse(
            CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        )
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize {
        let side = min(proposal.width, proposal.height)
        return CGSize(width: side, height: side)
    }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

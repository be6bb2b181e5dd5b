/// A linear map of the plane and a translation: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A scale about a point, which it does not move.
    package init(scaleX: CGFloat, y scaleY: CGFloat, anchor: CGPoint) {
        self.init(
            a: scaleX,
            b: 0,
            c: 0,
            d: scaleY,
            tx: anchor.x * (1 - scaleX),
            ty: anchor.y * (1 - scaleY)
        )
    }

    package func apply(to point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest rectangle that holds the transformed corners.
    package func apply(to rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(apply(to:))
        return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
}

public import Graphics

/// An ellipse that touches the sides of its rectangle.
public struct Ellipse: PrimitiveShape {
    public init() {}

    public func geometry(in rect: CGRect) -> ResolvedShape { .ellipse(rect) }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

public import Graphics

/// A rectangle with sharp corners.
public struct Rectangle: PrimitiveShape {
    public init() {}

    public func geometry(in rect: CGRect) -> ResolvedShape { .rectangle(rect) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

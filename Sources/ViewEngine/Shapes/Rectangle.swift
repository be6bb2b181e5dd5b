public import Graphics

/// A rectangle with sharp corners.
public struct Rectangle: PrimitiveShape {
    public init() {}

    public func geometry(in rect: CGRect) -> Geometry { .rectangle(rect) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

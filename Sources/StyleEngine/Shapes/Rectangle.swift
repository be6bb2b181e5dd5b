public import Graphics

/// A rectangle with sharp corners.
public struct Rectangle: Shape {
    public init() {}

    public func geometry(in rect: CGRect) -> Geometry { .rectangle(rect) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

public import Graphics

/// The shape of the container; a picture has none, so it is a rectangle.
public struct ContainerRelativeShape: PrimitiveShape, InsettableShape {
    public init() {}

    public func geometry(in rect: CGRect) -> ResolvedShape { .path(Path(rect)) }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
    /// Has no effect: no view in a picture asks for the shape of its container.
    public func containerShape<Outline: Shape>(_ shape: Outline) -> Self { self }
}

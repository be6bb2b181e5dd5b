/// A colour, or what becomes one where it is used, to draw shapes and text with.
public protocol ShapeStyle: Sendable {
    /// The same style without its type.
    var erased: AnyShapeStyle { get }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(.opacity(erased, opacity))
    }

    public var secondary: AnyShapeStyle { AnyShapeStyle(.level(erased, 1)) }
    public var tertiary: AnyShapeStyle { AnyShapeStyle(.level(erased, 2)) }
    public var quaternary: AnyShapeStyle { AnyShapeStyle(.level(erased, 3)) }
}

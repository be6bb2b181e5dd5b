/// A color, or a style that resolves to one, for drawing shapes and text.
public protocol ShapeStyle: Sendable {
    /// The type-erased style.
    ///
    /// The requirement belongs to the engine and is no API for apps.
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

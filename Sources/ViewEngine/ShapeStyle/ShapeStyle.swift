/// A color, or a style that resolves to one, for drawing shapes and text.
public protocol ShapeStyle: Sendable {
    /// The style that this one is in an environment; styles of the system have none.
    associatedtype Resolved: ShapeStyle = Never

    func resolve(in environment: EnvironmentValues) -> Resolved

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

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) resolves to no other style")
    }
}

/// A style of an app is the color to which it resolves.
extension ShapeStyle {
    public var erased: AnyShapeStyle {
        AnyShapeStyle(.color(Color { AnyShapeStyle(resolve(in: $0)).resolve(in: $0) }))
    }
}

extension Never: ShapeStyle {
    public var erased: AnyShapeStyle { AnyShapeStyle(.color(.clear)) }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { AnyShapeStyle(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

import Graphics

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public var erased: AnyShapeStyle { AnyShapeStyle(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
    /// The tint of the environment, or blue.
    ///
    /// Inside the tint itself the accent color is blue, which ends the recursion.
    var resolvedTint: ResolvedColor {
        guard let tint else { return Color.blue.resolve(in: self) }
        var outer = self
        outer.tint = nil
        return tint.resolve(in: outer)
    }
}

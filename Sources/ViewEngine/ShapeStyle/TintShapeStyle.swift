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
    /// The tint of the environment, or else the accent color of the app, or blue.
    ///
    /// Inside the tint itself the accent color is that of the app, and inside that it is blue, which ends the recursion.
    var resolvedTint: ResolvedColor {
        var outer = self
        if let tint {
            outer.tint = nil
            return tint.resolve(in: outer)
        }
        outer.accent = nil
        return (accent ?? .blue).resolve(in: outer)
    }
}

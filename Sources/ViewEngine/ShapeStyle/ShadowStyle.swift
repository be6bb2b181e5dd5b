public import Graphics

/// A shadow that a shape style adds to what it paints.
public struct ShadowStyle: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        /// Below the shape.
        case drop
        /// Inside of the shape, as if it were cut out.
        case inner
    }

    let place: Place
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow below what is painted.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(place: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow inside of what is painted, as if it were cut out.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(place: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}

/// A shadow of a shape style in an environment.
struct ResolvedShadow {
    let place: ShadowStyle.Place
    let shadow: Shadow
}

extension ShapeStyle {
    /// The style with a shadow; what is not a filled shape shows only those below it.
    public func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(.shadow(erased, style))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        HierarchicalShapeStyle.primary.shadow(style)
    }

    /// The foreground style with an opacity.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        HierarchicalShapeStyle.primary.opacity(opacity)
    }
}

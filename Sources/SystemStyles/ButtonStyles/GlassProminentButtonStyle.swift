public import ViewEngine

/// A style with a white label on tinted glass, for the main action of a screen (iOS 26).
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(GlassAppearance(isProminent: true))
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

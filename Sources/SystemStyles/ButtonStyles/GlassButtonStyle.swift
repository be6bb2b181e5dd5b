public import ViewEngine

/// A style with the label on glass (iOS 26).
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public init() {
        self.init(.regular)
    }

    /// A style with the label on a kind of glass; the glass of a button responds to touches in any case.
    public init(_ glass: Glass) {
        self.glass = glass
    }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(GlassAppearance(isProminent: false, glass: glass))
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

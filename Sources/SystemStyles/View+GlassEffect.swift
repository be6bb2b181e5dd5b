import AppleDesign
public import Graphics
public import ViewEngine

extension View {
    /// Puts the view on glass in a shape (iOS 26).
    public func glassEffect<Outline: Shape>(
        _ glass: Glass = .regular,
        in shape: Outline
    ) -> AnyView {
        switch glass.variant {
        case .identity: AnyView(self)
        case .regular, .clear:
            AnyView(
                self.glass(
                    in: shape,
                    tint: glass.tint,
                    isClear: glass.variant == .clear,
                    press: glass.isInteractive ? .own : .none
                )
            )
        }
    }

    /// Puts the view on glass in a capsule (iOS 26).
    public func glassEffect(_ glass: Glass = .regular) -> AnyView {
        glassEffect(glass, in: DefaultGlassEffectShape())
    }
}

/// The shape of a glass effect that specifies none: a capsule (iOS 26).
public struct DefaultGlassEffectShape: PrimitiveShape {
    public init() {}

    public func geometry(in rect: CGRect) -> ResolvedShape { Capsule().geometry(in: rect) }
}

/// A container of glass effects (iOS 26).
///
/// SwiftUI blends the shapes of effects that are near each other; here they stay apart.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

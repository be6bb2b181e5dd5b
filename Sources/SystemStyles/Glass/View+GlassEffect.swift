import AppleDesign
public import Graphics
public import ViewEngine

extension View {
    /// Puts the view on glass in a shape (iOS 26).
    public func glassEffect<Outline: Shape>(
        _ glass: Glass = .regular,
        in shape: Outline
    ) -> some View {
        modified(if: glass.variant != .identity) {
            $0.glass(
                in: shape,
                tint: glass.tint,
                isClear: glass.variant == .clear,
                press: glass.isInteractive ? .own : .none
            )
        }
    }

    /// Puts the view on glass in a capsule (iOS 26).
    public func glassEffect(_ glass: Glass = .regular) -> some View {
        glassEffect(glass, in: DefaultGlassEffectShape())
    }
}

/// The shape of a glass effect that specifies none: a capsule (iOS 26).
public struct DefaultGlassEffectShape: PrimitiveShape {
    public init() {}

    public func geometry(in rect: CGRect) -> ResolvedShape { Capsule().geometry(in: rect) }
}

/// The way in which a glass effect appears (iOS 26); it fades here.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    public static let identity = GlassEffectTransition(name: "identity")
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
}

// Glass effects stay apart here, so that none of these has an effect.
extension View {
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> Self { self }

    public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?,
        namespace: Namespace.ID
    ) -> Self { self }

    public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
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

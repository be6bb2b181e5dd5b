/// The change of a view under the pointer of an iPad.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Has no effect: the system draws the effect, together with the pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

    /// Has no effect.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> Self { self }

    /// Has no effect.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }

    /// Has no effect: there are no effects of the system under the pointer.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }

    /// Has no effect: the system draws the effect, together with the pointer.
    public func hoverEffect<Effect: VisualEffect>(
        isEnabled: Bool = true,
        body: (_ effect: EmptyVisualEffect, _ isActive: Bool, _ proxy: GeometryProxy) -> Effect
    ) -> Self { self }
}

public import Graphics

/// The whole view, paler.
public struct OpacityEffect: RendererEffect {
    let opacity: Double

    public func render(_ content: [DisplayItem], in frame: CGRect, into items: inout [DisplayItem]) {
        switch opacity {
        case ...0: break
        case 1...: items += content
        default: items.append(.group(.opacity(opacity), content))
        }
    }
}

extension View {
    /// Makes the view paler as a whole; 0…1, limited to it.
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, EffectModifier<OpacityEffect>> {
        modifier(EffectModifier(effect: OpacityEffect(opacity: opacity)))
    }
}

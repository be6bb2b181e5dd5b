import Graphics

/// The whole view, paler.
struct OpacityEffect: RendererEffect {
    let opacity: Double

    func render(_ content: [DisplayItem], in frame: CGRect, into items: inout [DisplayItem]) {
        switch opacity {
        case ...0: break
        case 1...: items += content
        default: items.append(.group(.opacity(opacity), content))
        }
    }
}

extension View {
    /// Makes the view paler as a whole; 0…1, limited to it.
    public func opacity(_ opacity: Double) -> some View {
        modifier(EffectModifier(effect: OpacityEffect(opacity: opacity)))
    }
}

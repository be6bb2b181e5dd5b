public import Graphics

/// Blends each display item with its backdrop.
public struct BlendModeEffect: RendererEffect {
    let blendMode: BlendMode

    public static var appliesToEachItem: Bool { true }

    public var approximates: String? {
        blendMode == .plusDarker ? Approximation.plusDarker.rawValue : nil
    }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        for item in content {
            items.append(.group(.blendMode(blendMode), items: [item], id: id.around(item.id)))
        }
    }
}

extension View {
    public func blendMode(
        _ blendMode: BlendMode
    ) -> ModifiedContent<Self, EffectModifier<BlendModeEffect>> {
        modifier(EffectModifier(effect: BlendModeEffect(blendMode: blendMode)))
    }
}

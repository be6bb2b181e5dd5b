import Graphics
import ViewEngine

/// Clips the content of a layer to its edge, if it does.
struct LayerClipEffect: RendererEffect {
    var shape: LayerShape
    let masksToBounds: Bool

    static var movesContent: Bool { true }

    var animatableData: LayerShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    var isIdentity: Bool { !masksToBounds }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        if masksToBounds {
            items.append(.group(.clip(shape.geometry(in: frame)), items: content, id: id))
        } else {
            items += content
        }
    }
}

/// The shadow of a layer, which everything in the layer casts as one picture.
struct LayerShadowEffect: RendererEffect {
    private var color: ResolvedColor
    private var radius: CGFloat
    private var offset: CGSize

    init(_ appearance: LayerAppearance) {
        let color = appearance.shadowColor?.color ?? .clear
        // A layer that clips to its edge clips its shadow, too.
        let opacity = appearance.masksToBounds ? 0 : min(max(appearance.shadowOpacity, 0), 1)
        self.color = color.multiplyingOpacity(by: opacity)
        radius = max(0, appearance.shadowRadius)
        offset = appearance.shadowOffset
    }

    static var movesContent: Bool { true }

    var animatableData:
        AnimatablePair<ResolvedColor.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
    {
        get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
        set {
            color.animatableData = newValue.first
            // A spring may overshoot to a negative radius.
            radius = max(0, newValue.second.first)
            offset.animatableData = newValue.second.second
        }
    }

    var isIdentity: Bool { color.opacity <= 0 }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        let shadow = Shadow(color: color, radius: radius, offset: offset)
        items.append(.group(.shadow(shadow), items: content, id: id))
    }
}

import Graphics
import ViewEngine

/// The shadow of a layer, which everything in the layer casts as one picture, or else a path of its own.
struct LayerShadowEffect: RendererEffect {
    private var color: ResolvedColor
    private var radius: CGFloat
    private var offset: CGSize
    /// In the coordinates of the layer; `nil` for a shadow of the content.
    private let path: Path?

    init(_ appearance: LayerAppearance) {
        let color = appearance.shadowColor?.color ?? .clear
        // A layer that clips to its edge clips its shadow, too.
        let opacity = appearance.masksToBounds ? 0 : min(max(appearance.shadowOpacity, 0), 1)
        self.color = color.multiplyingOpacity(by: opacity)
        radius = max(0, appearance.shadowRadius)
        offset = appearance.shadowOffset
        path = appearance.shadowPath?.path
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
        guard let path else {
            let shadow = Shadow(color: color, radius: radius, offset: offset)
            items.append(.group(.shadow(shadow), items: content, id: id))
            return
        }
        let moved = path.offsetBy(dx: frame.minX + offset.width, dy: frame.minY + offset.height)
        let outline = DisplayItem(.fill(.path(moved), color: color), id: id.around(id))
        items.append(.group(.blur(Blur(radius: radius)), items: [outline], id: id))
        // Core Animation does not cut the content out of such a shadow.
        items += content
    }
}

import Graphics

/// Draws a shadow inside of a shape, over what the shape is filled with.
///
/// The shadow is what surrounds the moved shape, blurred, and clipped to the shape.
struct InnerShadowEffect<Outline: Shape>: RendererEffect {
    var shape: Outline
    var shadow: Shadow

    static var movesContent: Bool { true }

    var animatableData: AnimatablePair<Outline.AnimatableData, ShadowEffect.AnimatableData> {
        get {
            AnimatablePair(shape.animatableData, ShadowEffect(shadow: shadow).animatableData)
        }
        set {
            shape.animatableData = newValue.first
            var effect = ShadowEffect(shadow: shadow)
            effect.animatableData = newValue.second
            shadow = effect.shadow
        }
    }

    var isIdentity: Bool { shadow.color.opacity <= 0 }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items += content
        let outline = shape.outline(in: frame)
        let surroundings = outline.path.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .complement(in: frame.insetBy(dx: -reach, dy: -reach))
        let drawn = DisplayItem.fill(.path(surroundings), color: shadow.color)
        let blurred = DisplayItem.group(.blur(Blur(radius: shadow.radius)), items: [drawn])
        items.append(.group(.clip(outline), items: [blurred], id: id))
    }

    /// The distance from which paint reaches the shape.
    private var reach: CGFloat {
        3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    }
}

public import Graphics

/// Adds a shadow to each display item, or one shadow to all items of a compositing group.
struct ShadowEffect: RendererEffect {
    var shadow: Shadow

    var animatableData:
        AnimatablePair<
            ResolvedColor.AnimatableData, AnimatablePair<Double, CGSize.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shadow.color.animatableData,
                AnimatablePair(shadow.radius, shadow.offset.animatableData)
            )
        }
        set {
            shadow.color.animatableData = newValue.first
            // A spring may overshoot to a negative radius.
            shadow.radius = max(0, newValue.second.first)
            shadow.offset.animatableData = newValue.second.second
        }
    }

    static var movesContent: Bool { true }

    static var appliesToEachItem: Bool { true }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        for item in content {
            let id = id.around(item.id)
            if case .group(.compositing, let composited) = item.drawing {
                items.append(.group(.shadow(shadow), items: composited, id: id))
            } else {
                items.append(.applying(.shadow(shadow), to: [item], id: id))
            }
        }
    }
}

/// Adds a shadow to each view of the content.
public struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    var isCutOut = false

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        let shadow = Shadow(
            color: color.resolve(in: inputs.inherited.environment),
            radius: radius,
            offset: offset,
            isCutOut: isCutOut
        )
        return EffectNode(ShadowEffect(shadow: shadow), around: node, inputs: inputs)
    }
}

extension View {
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ModifiedContent<Self, ShadowModifier> {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Draws only the shadow of the view, and only outside of it.
    package func outerShadow(
        color: Color,
        radius: CGFloat,
        y: CGFloat
    ) -> ModifiedContent<Self, ShadowModifier> {
        modifier(
            ShadowModifier(color: color, radius: radius, offset: CGSize(width: 0, height: y), isCutOut: true)
        )
    }
}

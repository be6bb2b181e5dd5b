public import Graphics

/// A shadow below each thing that is drawn; below all as one if they are composited.
struct ShadowEffect: RendererEffect {
    let shadow: Shadow

    func render(_ content: [DisplayItem], in frame: CGRect, into items: inout [DisplayItem]) {
        guard shadow.color.opacity > 0, shadow.radius > 0 || shadow.offset != .zero else {
            items += content
            return
        }
        for item in content {
            if case .group(.compositing, let composited) = item.drawing {
                items.append(.group(.shadow(shadow), composited))
            } else {
                items.append(.group(.shadow(shadow), [item]))
            }
        }
    }
}

/// Gives each view of the content a shadow.
public struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    public func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        let shadow = Shadow(
            color: color.resolve(in: inputs.environment),
            radius: radius,
            offset: offset
        )
        return EffectNode(ShadowEffect(shadow: shadow), node, inputs)
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
}

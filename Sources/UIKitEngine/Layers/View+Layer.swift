import Graphics
import ViewEngine

extension View {
    /// Draws the view as the content of a layer, in the frame of the view.
    func layer(
        _ picture: LayerPicture,
        in environment: EnvironmentValues,
        isOuter: Bool = true
    ) -> some View {
        let state = picture.state
        let appearance = state.appearance
        let shape = LayerShape(appearance)
        let (surface, shadow) = (state[.surface], state[.shadow])
        let (transform, opacity) = (state[.transform], state[.opacity])
        let background =
            appearance.backgroundColor?.resolve(in: UITraitCollection(environment)) ?? .clear
        let border = appearance.borderWidth > 0 ? appearance.borderColor?.color ?? .clear : .clear
        let drawn = SublayeredContent(content: self, picture: picture, isOuter: isOuter).modifier(
            AnimatedEffectModifier(
                effect: LayerClipEffect(shape: shape, masksToBounds: appearance.masksToBounds),
                animation: surface.animation,
                value: surface.number
            )
        )
        .background {
            // A surface that never changes may be invisible for good.
            if surface.number > 0 || appearance.backgroundColor != nil {
                shape.fill(Color(background))
                    .transaction(value: surface.number) { $0.animation = surface.animation }
            }
        }
        .overlay {
            if surface.number > 0 || appearance.borderWidth > 0 {
                shape.strokeBorder(Color(border), lineWidth: max(0, appearance.borderWidth))
                    .transaction(value: surface.number) { $0.animation = surface.animation }
            }
        }
        return MaskedContent(content: drawn, picture: picture)
            .modifier(
                AnimatedEffectModifier(
                    effect: LayerShadowEffect(appearance),
                    animation: shadow.animation,
                    // A layer that begins to clip loses its shadow.
                    value: shadow.number + surface.number
                )
            )
            .modifier(
                AnimatedEffectModifier(
                    effect: TransformEffect(appearance.transform, anchor: .center),
                    animation: transform.animation,
                    value: transform.number
                )
            )
            .modifier(
                AnimatedEffectModifier(
                    effect: OpacityEffect(appearance.isHidden ? 0 : appearance.opacity),
                    animation: opacity.animation,
                    value: opacity.number
                )
            )
    }
}

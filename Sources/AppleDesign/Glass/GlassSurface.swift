import Graphics
import ViewEngine

/// The surface of glass: its fill, the line along its edge, and the light over both while pressed.
struct GlassSurface<Outline: Shape>: View {
    let shape: Outline
    let tint: Color?
    let material: GlassMaterial
    let press: GlassPress

    var body: some View {
        ZStack {
            shape.fill(Color(press.isPressed ? material.pressedFill : material.fill))
                .modifier(EffectModifier(effect: GlassEdge(material.rim, in: shape)))
            // Always present, because a removed view would fade out below the others.
            light
        }
        .animation(
            press.isPressed ? GlassMetrics.lightUp : GlassMetrics.lightDown,
            value: press.isPressed
        )
    }

    private var light: some View {
        let white = tint == nil ? GlassMetrics.light : GlassMetrics.fingerLight
        return shape.fill(Color(white: 1, opacity: press.isPressed ? white : 0))
            .layer(.glassLight)
            .modified(if: tint != nil) {
                $0.modifier(EffectModifier(effect: GlassLight(location: press.location)))
            }
    }
}

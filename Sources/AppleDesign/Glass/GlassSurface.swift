import Graphics
import ViewEngine

/// The surface of glass: its fill, the light inside it while pressed, and the line along its edge.
struct GlassSurface<Outline: Shape>: View {
    let shape: Outline
    let tint: Color?
    let material: GlassMaterial
    let press: GlassPress

    var body: some View {
        ZStack {
            shape.fill(Color(press.isPressed ? material.pressedFill : material.fill))
            // Always present, because a removed view would fade out below the others.
            light
            shape.strokeBorder(Color(material.rim), lineWidth: GlassMetrics.rimWidth)
                .layer(.glassRim)
        }
        .animation(
            press.isPressed ? GlassMetrics.lightUp : GlassMetrics.lightDown,
            value: press.isPressed
        )
    }

    private var light: AnyView {
        let white = tint == nil ? GlassMetrics.light : GlassMetrics.fingerLight
        let light = shape.fill(Color(white: 1, opacity: press.isPressed ? white : 0)).layer(.glassLight)
        guard tint != nil else { return AnyView(light) }
        return AnyView(light.modifier(EffectModifier(effect: GlassLight(location: press.location))))
    }
}

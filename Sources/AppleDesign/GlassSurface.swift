import Graphics
package import ViewEngine

/// A glass background: its fill, its rim, its shadows, and the light inside it while pressed.
package struct GlassSurface<Outline: Shape>: View {
    private let shape: Outline
    private let fill: Color
    private let isLit: Bool

    @Environment(\.colorScheme) private var colorScheme

    package init(shape: Outline, fill: Color, isLit: Bool) {
        self.shape = shape
        self.fill = fill
        self.isLit = isLit
    }

    package var body: some View {
        ZStack {
            shape.fill(fill)
            // Always present, because a removed view would fade out below the others.
            shape.fill(Color(white: 1, opacity: GlassMetrics.pressedLight))
                .layer(.glassLight)
                .opacity(isLit ? 1 : 0)
            shape.strokeBorder(GlassMetrics.rim(in: colorScheme), lineWidth: GlassMetrics.rimWidth)
                .layer(.glassRim)
        }
        .compositingGroup()
        .modifier(GlassShadows())
    }
}

private struct GlassShadows: ViewModifier {
    func body(content: Content) -> some View {
        let near = GlassMetrics.shadows[0]
        let far = GlassMetrics.shadows[1]
        content
            .shadow(color: Color(white: 0, opacity: near.opacity), radius: near.radius, y: near.y)
            .shadow(color: Color(white: 0, opacity: far.opacity), radius: far.radius, y: far.y)
    }
}

import Graphics
package import ViewEngine

/// The source of the presses of glass.
package enum GlassPressSource: Hashable, Sendable {
    /// Nothing: the glass does not respond to touches.
    case none
    /// The control whose background the glass is.
    case control(isPressed: Bool)
    /// A finger on the glass.
    case own
}

extension View {
    /// Puts the view on glass, which grows and lights up while it is pressed; `tint` is the color of tinted glass.
    ///
    /// The insets are those of the glass from the edges of the view.
    package func glass<Outline: Shape>(
        in shape: Outline,
        tint: Color? = nil,
        isClear: Bool = false,
        insets: EdgeInsets = EdgeInsets(),
        press: GlassPressSource
    ) -> some View {
        modifier(GlassModifier(shape: shape, tint: tint, isClear: isClear, insets: insets, source: press))
    }
}

private struct GlassModifier<Outline: Shape>: ViewModifier {
    let shape: Outline
    let tint: Color?
    let isClear: Bool
    let insets: EdgeInsets
    let source: GlassPressSource

    /// The last place of the finger, which stays while the light goes out.
    @State private var finger = DragGesture.Value?.none
    @GestureState private var isTouched = false
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let outline = GlassOutline(shape, insets: insets, direction: environment.layoutDirection)
        content
            .background { GlassSurface(shape: outline, tint: tint, material: material, press: press) }
            .modifier(swell)
            .background {
                // The shadow is as large as the glass, and as soft as at rest.
                outline.fill(.black)
                    .layer(.shadow)
                    .modifier(swell)
                    .outerShadow(
                        color: Color(material.shadow),
                        radius: GlassMetrics.shadowRadius,
                        y: GlassMetrics.shadowOffset
                    )
            }
            .modified(if: source != .none) {
                $0.simultaneousGesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { finger = $0 }
                        .updating($isTouched) { _, isTouched, _ in isTouched = true }
                )
            }
    }

    private var material: GlassMaterial {
        GlassMaterial(tint: tint?.resolve(in: environment), isClear: isClear, in: environment)
    }

    private var press: GlassPress {
        GlassPress(
            isPressed: isPressed,
            location: finger?.unitLocation,
            translation: finger?.translation ?? .zero
        )
    }

    private var isPressed: Bool {
        switch source {
        case .none: false
        case .control(let isPressed): isPressed
        case .own: isTouched
        }
    }

    private var swell: AnimatedEffectModifier<GlassSwell, GlassPress> {
        AnimatedEffectModifier(
            effect: GlassSwell(environment.isElastic ? press : GlassPress(isPressed: false)),
            animation: isPressed ? GlassMetrics.swell : GlassMetrics.shrink,
            value: press
        )
    }
}

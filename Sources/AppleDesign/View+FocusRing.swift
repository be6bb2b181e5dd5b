import Graphics
package import ViewEngine

extension View {
    /// Draws the system's focus ring around a shape while the view has focus and is enabled.
    package func focusRing<Outline: Shape>(in shape: Outline) -> some View {
        modifier(FocusRingModifier(shape: shape))
    }
}

private struct FocusRingModifier<Outline: Shape>: ViewModifier {
    let shape: Outline

    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.overlay {
            if isFocused && isEnabled {
                shape
                    .inset(by: -FocusRing.lineWidth / 2)
                    .stroke(color, lineWidth: FocusRing.lineWidth)
                    .layer(.focusRing)
            }
        }
    }

    private var color: Color {
        Color(white: 1, opacity: FocusRing.whiteness)
            .layered(over: .accentColor)
            .opacity(FocusRing.opacity)
    }
}

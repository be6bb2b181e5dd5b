import SwiftUI

/// A pane of a translucent material with a bright edge, which swells and lights up while it is pressed.
struct FrostedGlass: ButtonStyle {
    var radius: CGFloat = 20

    func makeBody(configuration: Configuration) -> some View {
        let isPressed = configuration.isPressed
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        configuration.label
            .font(.body.weight(.medium))
            .padding(.horizontal, 22)
            .padding(.vertical, 14)
            .background(.ultraThinMaterial, in: shape)
            .overlay {
                shape.fill(.white.opacity(isPressed ? 0.25 : 0))
            }
            .overlay {
                shape.strokeBorder(edge, lineWidth: 1)
            }
            .shadow(color: .black.opacity(0.15), radius: 10, y: 5)
            .scaleEffect(isPressed ? 1.06 : 1)
            .animation(.spring(duration: 0.4, bounce: 0.5), value: isPressed)
    }

    private var edge: LinearGradient {
        LinearGradient(
            colors: [.white.opacity(0.8), .white.opacity(0.1), .white.opacity(0.4)],
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
    }
}

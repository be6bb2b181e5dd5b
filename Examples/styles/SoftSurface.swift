import SwiftUI

/// A surface that stands out of its background by light and shadow, and sinks into it while it is pressed.
struct SoftSurface: ButtonStyle {
    var radius: CGFloat = 18

    @Environment(\.colorScheme) private var colorScheme

    func makeBody(configuration: Configuration) -> some View {
        let isPressed = configuration.isPressed
        // Below the background, the light is on the other side.
        let height: CGFloat = isPressed ? -1 : 6
        configuration.label
            .font(.system(.body, design: .rounded).weight(.semibold))
            .foregroundStyle(isPressed ? Color.accentColor : Color.primary)
            .padding(.horizontal, 26)
            .padding(.vertical, 16)
            .background {
                RoundedRectangle(cornerRadius: radius, style: .continuous)
                    .fill(surface)
                    .shadow(color: light, radius: abs(height), x: -height, y: -height)
                    .shadow(color: dark, radius: abs(height), x: height, y: height)
            }
            .scaleEffect(isPressed ? 0.98 : 1)
            .animation(.easeOut(duration: 0.2), value: isPressed)
    }

    private var surface: Color {
        colorScheme == .dark ? Color(white: 0.16) : Color(white: 0.93)
    }

    private var light: Color {
        colorScheme == .dark ? Color(white: 0.26) : Color.white
    }

    private var dark: Color {
        Color.black.opacity(colorScheme == .dark ? 0.6 : 0.18)
    }
}

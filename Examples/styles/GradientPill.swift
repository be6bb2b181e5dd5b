import SwiftUI

/// A capsule with a gradient and a glow of its color, which sinks while it is pressed.
struct GradientPill: ButtonStyle {
    var start = Color(red: 0.36, green: 0.35, blue: 0.95)
    var end = Color(red: 0.93, green: 0.29, blue: 0.6)

    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        let isPressed = configuration.isPressed
        let depth: CGFloat = isPressed ? 4 : 12
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 24)
            .padding(.vertical, 14)
            .background(gradient, in: .capsule)
            .shadow(color: end.opacity(isPressed ? 0.2 : 0.45), radius: depth, y: depth / 2)
            .scaleEffect(isPressed ? 0.96 : 1)
            .saturation(isEnabled ? 1 : 0.2)
            .opacity(isEnabled ? 1 : 0.6)
            .animation(.snappy(duration: 0.25), value: isPressed)
    }

    private var gradient: LinearGradient {
        LinearGradient(colors: [start, end], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

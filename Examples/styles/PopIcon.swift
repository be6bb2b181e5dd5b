import SwiftUI

/// A symbol beside the label that fills, tilts and pops while the button is pressed.
struct PopIcon: ButtonStyle {
    var symbol = "heart"
    var color = Color.pink

    func makeBody(configuration: Configuration) -> some View {
        let isPressed = configuration.isPressed
        HStack(spacing: 10) {
            Image(systemName: isPressed ? symbol + ".fill" : symbol)
                .foregroundStyle(color)
                .scaleEffect(isPressed ? 1.35 : 1)
                .rotationEffect(.degrees(isPressed ? -14 : 0))
            configuration.label
        }
        .font(.headline)
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
        .background(color.opacity(isPressed ? 0.25 : 0.12), in: .capsule)
        .animation(.spring(duration: 0.35, bounce: 0.6), value: isPressed)
    }
}

import SwiftUI

private struct OutlineButtonStyle: ButtonStyle {
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(color)
            .padding(.horizontal, 20)
            .frame(minHeight: 44)
            .overlay { Capsule().stroke(color) }
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    Button("Sign in") {}
        .buttonStyle(OutlineButtonStyle(color: .black))
        .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button("Sign in") {}
        .buttonStyle(OutlineButtonStyle(color: .primary))
        .padding()
}

import SwiftUI

private struct FlatButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 20)
            .frame(minHeight: 44)
            .foregroundStyle(.white)
            .background(Color(red: 0.3, green: 0.3, blue: 0.8), in: .rect(cornerRadius: 10))
    }
}

private struct LivelyButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 20)
            .frame(minHeight: 44)
            .foregroundStyle(.white)
            .background(Color(red: 0.3, green: 0.3, blue: 0.8), in: .rect(cornerRadius: 10))
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    Button("Follow") {}
        .buttonStyle(FlatButtonStyle())
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button("Follow") {}
        .buttonStyle(LivelyButtonStyle())
}

import SwiftUI

private struct IconButtonStyle: ButtonStyle {
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.iconOnly)
            .font(.title2)
            .foregroundStyle(color)
            .frame(minWidth: 44, minHeight: 44)
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    Button("Favorite", systemImage: "heart") {}
        .buttonStyle(IconButtonStyle(color: Color(white: 0.8)))
        .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button("Favorite", systemImage: "heart") {}
        .buttonStyle(IconButtonStyle(color: Color(white: 0.45)))
        .padding()
}

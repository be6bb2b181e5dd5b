import SwiftUI

private struct FavoriteToggleStyle: ToggleStyle {
    let offSymbol: String

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Image(systemName: configuration.isOn ? "heart.fill" : offSymbol)
                .font(.title)
                .foregroundStyle(configuration.isOn ? .red : .gray)
                .frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(ShrinkingButtonStyle())
        .accessibilityLabel("Favorite")
    }
}

private struct ShrinkingButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = false
    Toggle("Favorite", isOn: $isOn)
        .toggleStyle(FavoriteToggleStyle(offSymbol: "heart.fill"))
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = false
    Toggle("Favorite", isOn: $isOn)
        .toggleStyle(FavoriteToggleStyle(offSymbol: "heart"))
}

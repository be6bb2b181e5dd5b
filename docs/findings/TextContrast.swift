import SwiftUI

private struct CartButtonStyle: ButtonStyle {
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .frame(minHeight: 44)
            .background(color, in: .capsule)
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    Button("Add to Cart") {}
        .buttonStyle(CartButtonStyle(color: .orange))
        .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button("Add to Cart") {}
        .buttonStyle(CartButtonStyle(color: Color(red: 0.68, green: 0.27, blue: 0)))
        .padding()
}

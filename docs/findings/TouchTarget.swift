import SwiftUI

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    HStack(spacing: 4) {
        Button("Edit", systemImage: "pencil") {}
        Button("Delete", systemImage: "trash") {}
    }
    .labelStyle(.iconOnly)
    .padding()
}

private struct IconButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(minWidth: 44, minHeight: 44)
            .contentShape(.rect)
            .foregroundStyle(.tint)
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    HStack(spacing: 4) {
        Button("Edit", systemImage: "pencil") {}
        Button("Delete", systemImage: "trash") {}
    }
    .labelStyle(.iconOnly)
    .buttonStyle(IconButtonStyle())
    .padding()
}

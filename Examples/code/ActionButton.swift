import SwiftUI

/// The button of an app, in three variants and two sizes.
struct ActionButton: View {
    enum Variant: CaseIterable {
        case primary, secondary, destructive
    }

    enum Size: CaseIterable {
        case regular, compact
    }

    var title = "Continue"
    var variant = Variant.primary
    var size = Size.regular
    var action: () -> Void = {}

    var body: some View {
        Button(title, action: action)
            .buttonStyle(ActionButtonStyle(variant: variant, size: size))
    }
}

private struct ActionButtonStyle: ButtonStyle {
    let variant: ActionButton.Variant
    let size: ActionButton.Size
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(size == .regular ? .headline : .subheadline.weight(.semibold))
            .foregroundStyle(variant == .secondary ? Color.indigo : .white)
            .padding(.horizontal, size == .regular ? 24 : 14)
            .padding(.vertical, size == .regular ? 14 : 8)
            .background(background, in: .rect(cornerRadius: size == .regular ? 14 : 10))
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.spring(duration: 0.25), value: configuration.isPressed)
    }

    private var background: Color {
        switch variant {
        case .primary: .indigo
        case .secondary: .indigo.opacity(0.15)
        case .destructive: .red
        }
    }
}

#Preview("Variants") {
    VStack(spacing: 12) {
        ActionButton()
        ActionButton(title: "Not now", variant: .secondary)
        ActionButton(title: "Delete", variant: .destructive)
    }
}

#Preview("Compact") {
    ActionButton(title: "Follow", size: .compact)
}

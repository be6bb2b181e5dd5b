import ComparedTokens
public import SwiftUI

/// A button in the accent color of the package.
public struct AccentButtonStyle: ButtonStyle {
    public enum Weight: Sendable { case strong, quiet }

    let weight: Weight
    @Environment(\.isEnabled) private var isEnabled

    public init(_ weight: Weight = .strong) {
        self.weight = weight
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.counter(17))
            .padding(.horizontal, 18)
            .frame(minHeight: Metrics.minimumHeight)
            .foregroundStyle(weight == .strong ? Palette.onAccent : Palette.accent)
            .background(
                weight == .strong ? Palette.accent : Palette.accent.opacity(0.15),
                in: .rect(cornerRadius: Metrics.radius)
            )
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.spring(duration: 0.3, bounce: 0.3), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == AccentButtonStyle {
    public static var accent: AccentButtonStyle { AccentButtonStyle() }

    public static func accent(_ weight: AccentButtonStyle.Weight) -> AccentButtonStyle {
        AccentButtonStyle(weight)
    }
}

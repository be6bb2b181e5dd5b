import SwiftUI

/// A capsule with a gradient, which sinks while it is pressed.
public struct PriceButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    private let tint: Color

    public init(tint: Color = .indigo) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(.headline, design: .rounded))
            .foregroundStyle(.white)
            .padding(.horizontal, Metrics.horizontalPadding)
            .padding(.vertical, Metrics.verticalPadding)
            .background(tint.gradient, in: .capsule)
            .overlay { Capsule().strokeBorder(.white.opacity(0.25), lineWidth: 1) }
            .shadow(color: tint.opacity(configuration.isPressed ? 0.15 : 0.35), radius: 6, y: 3)
            .saturation(isEnabled ? 1 : 0)
            .opacity(isEnabled ? 1 : 0.5)
            .modifier(Highlight())
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.spring(duration: 0.3, bounce: 0.4), value: configuration.isPressed)
    }
}

/// Brightens the view while a pointer is over it.
private struct Highlight: ViewModifier {
    @State private var isHovered = false

    func body(content: Content) -> some View {
        content
            .brightness(isHovered ? 0.08 : 0)
            .onHover { isHovered = $0 }
    }
}

private enum Metrics {
    static let horizontalPadding: CGFloat = 20
    static let verticalPadding: CGFloat = 10
}

extension ButtonStyle where Self == PriceButtonStyle {
    /// A capsule with a gradient, which sinks while it is pressed.
    public static var price: PriceButtonStyle { PriceButtonStyle() }
}

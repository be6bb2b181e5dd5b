package import SwiftUI

/// A raised button that adapts to its role and control size, with a translucent overlay while pressed.
package struct RoundedAndShadowProButtonStyle: ButtonStyle {
    @Environment(\.controlSize) private var controlSize

    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font)
            .onRoundedRectangle(configuration.role == .destructive ? .red : .blue, padding: padding)
            .overlay {
                VStack {
                    if configuration.isPressed {
                        RoundedRectangle(cornerRadius: 10)
                            .fill(Color.white.opacity(0.5))
                            .blendMode(.hue)
                    }
                }
            }
            .raised(isPressed: configuration.isPressed)
    }

    private var padding: EdgeInsets {
        switch controlSize {
        case .mini: insets(vertical: 2, horizontal: 8)
        case .small: insets(vertical: 4, horizontal: 12)
        case .regular: insets(vertical: 8, horizontal: 16)
        case .large, .extraLarge: insets(vertical: 12, horizontal: 20)
        }
    }

    private func insets(vertical: CGFloat, horizontal: CGFloat) -> EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    private var font: Font {
        switch controlSize {
        case .mini: .caption2
        case .small: .callout
        case .regular: .body
        case .large, .extraLarge: .title3
        }
    }
}

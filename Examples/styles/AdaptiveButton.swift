import SwiftUI

/// A tinted button that follows its environment: control size, text size, role, contrast and reduced motion.
struct AdaptiveButton: ButtonStyle {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @ScaledMetric(relativeTo: .body) private var unit = 8.0

    func makeBody(configuration: Configuration) -> some View {
        let color: Color = configuration.role == .destructive ? .red : .accentColor
        let shape = RoundedRectangle(cornerRadius: 1.25 * unit, style: .continuous)
        configuration.label
            .font(font)
            .foregroundStyle(color)
            .padding(.horizontal, 2 * factor * unit)
            .padding(.vertical, factor * unit)
            .background(color.opacity(configuration.isPressed ? 0.3 : 0.15), in: shape)
            .overlay {
                if contrast == .increased {
                    shape.strokeBorder(color, lineWidth: 1)
                }
            }
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed && !reduceMotion ? 0.95 : 1)
            .animation(.snappy, value: configuration.isPressed)
    }

    private var factor: Double {
        switch controlSize {
        case .mini: 0.5
        case .small: 0.75
        case .large: 1.5
        case .extraLarge: 2
        default: 1
        }
    }

    private var font: Font {
        switch controlSize {
        case .mini, .small: .subheadline
        case .large, .extraLarge: .headline
        default: .body
        }
    }
}

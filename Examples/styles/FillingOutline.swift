import SwiftUI

/// An outline that fills from its leading edge: a little under a pointer, and wholly while it is pressed.
struct FillingOutline: ButtonStyle {
    let color: Color
    let lineWidth: CGFloat

    @Environment(\.isEnabled) private var isEnabled
    @State private var isHovered = false

    init(color: Color = .teal, lineWidth: CGFloat = 2) {
        self.color = color
        self.lineWidth = lineWidth
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(configuration.isPressed ? Color.white : color)
            .padding(.horizontal, 22)
            .padding(.vertical, 12)
            .background {
                color.scaleEffect(x: configuration.isPressed ? 1 : isHovered ? 0.08 : 0, anchor: .leading)
            }
            .clipShape(shape)
            .overlay {
                shape.strokeBorder(color, lineWidth: lineWidth)
            }
            .contentShape(shape)
            .opacity(isEnabled ? 1 : 0.4)
            .onHover { isHovered = $0 }
            .animation(.easeOut(duration: 0.3), value: configuration.isPressed)
            .animation(.easeOut(duration: 0.2), value: isHovered)
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: 14, style: .continuous)
    }
}

import SwiftUI

/// The key of a keyboard: its cap travels down to its base while it is pressed.
struct Keycap: ButtonStyle {
    var color = Color.orange
    var depth: CGFloat = 6

    func makeBody(configuration: Configuration) -> some View {
        let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
        configuration.label
            .font(.system(.headline, design: .rounded))
            .foregroundStyle(.white)
            .padding(.horizontal, 24)
            .padding(.vertical, 14)
            .background {
                shape
                    .fill(color)
                    .overlay {
                        shape.fill(shine)
                    }
            }
            .offset(y: configuration.isPressed ? depth : 0)
            .background {
                shape
                    .fill(color)
                    .brightness(-0.25)
                    .offset(y: depth)
            }
            .padding(.bottom, depth)
            .animation(.spring(duration: 0.2, bounce: 0.3), value: configuration.isPressed)
    }

    private var shine: LinearGradient {
        LinearGradient(colors: [.white.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom)
    }
}

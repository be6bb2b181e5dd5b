import SwiftUI

extension View {
    /// Writes in white on a rounded rectangle, and makes one picture of both.
    func onRoundedRectangle(
        _ color: Color = .blue,
        padding: EdgeInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    ) -> some View {
        foregroundColor(.white)
            .padding(padding)
            .background(RoundedRectangle(cornerRadius: 10).foregroundColor(color))
            .compositingGroup()
    }

    /// Stands above the page and casts a shadow on it, until a press pushes it down.
    func raised(isPressed: Bool) -> some View {
        shadow(radius: isPressed ? 0 : 5, y: isPressed ? 0 : 3)
            .scaleEffect(isPressed ? 0.95 : 1)
            .animation(.spring(), value: isPressed)
    }
}

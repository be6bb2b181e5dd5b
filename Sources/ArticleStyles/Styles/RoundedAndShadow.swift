import SwiftUI

extension View {
    /// Draws the view in white on a rounded rectangle, and composites both into one layer.
    func onRoundedRectangle(
        _ color: Color = .blue,
        padding: EdgeInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    ) -> some View {
        foregroundColor(.white)
            .padding(padding)
            .background(RoundedRectangle(cornerRadius: 10).foregroundColor(color))
            .compositingGroup()
    }

    /// Raises the view with a shadow; while it is pressed, a spring shrinks it and removes the shadow.
    func raised(isPressed: Bool) -> some View {
        shadow(radius: isPressed ? 0 : 5, y: isPressed ? 0 : 3)
            .scaleEffect(isPressed ? 0.95 : 1)
            .animation(.spring(), value: isPressed)
    }
}

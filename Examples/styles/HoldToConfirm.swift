import SwiftUI

/// A button for what cannot be undone: it triggers once it has been held for a while, and shows for how long.
struct HoldToConfirm: PrimitiveButtonStyle {
    /// The time for which the button must be held, in seconds.
    var hold = 1.0
    var color = Color.red

    func makeBody(configuration: Configuration) -> some View {
        HoldSurface(configuration: configuration, hold: hold, color: color)
    }
}

private struct HoldSurface: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let hold: Double
    let color: Color

    @State private var isHeld = false

    var body: some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 26)
            .padding(.vertical, 14)
            .background {
                ZStack {
                    color.opacity(0.65)
                    color.scaleEffect(x: isHeld ? 1 : 0, anchor: .leading)
                }
            }
            .clipShape(.capsule)
            .scaleEffect(isHeld ? 0.97 : 1)
            .animation(isHeld ? .linear(duration: hold) : .easeOut(duration: 0.25), value: isHeld)
            .onLongPressGesture(minimumDuration: hold) {
                configuration.trigger()
            } onPressingChanged: { isPressing in
                isHeld = isPressing
            }
    }
}

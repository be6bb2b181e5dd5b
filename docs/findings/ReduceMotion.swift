import SwiftUI

private struct RemindButton: View {
    /// The distance by which the button jumps, in points.
    let distance: Double
    @State private var count = 0

    var body: some View {
        Button("Remind me") { count += 1 }
            .buttonStyle(.bordered)
            .keyframeAnimator(initialValue: 0.0, trigger: count) { content, height in
                content.offset(y: -height)
            } keyframes: { _ in
                CubicKeyframe(distance, duration: 0.3)
                CubicKeyframe(0, duration: 0.5)
            }
    }
}

private struct CalmRemindButton: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        RemindButton(distance: reduceMotion ? 0 : 12)
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    RemindButton(distance: 12)
        .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    CalmRemindButton()
        .padding()
}

package import SwiftUI

/// `ScaleButtonStyle` rebuilt with a drag gesture, in the two steps of its article.
package struct PrimitiveScaleButtonStyle: PrimitiveButtonStyle {
    /// A step of the article.
    package enum Step: String, Hashable, Sendable, CaseIterable {
        /// The press ends at a distance from the start of the drag, however large the button is.
        case distance
        /// The press ends at a distance from the bounds of the button.
        case bounds
    }

    private let step: Step

    @Environment(\.isEnabled) private var isEnabled
    @GestureState private var drag = Drag.none
    @State private var isPressed = false
    @State private var bounds = CGRect.zero

    package init(step: Step = .bounds) {
        self.step = step
    }

    package func makeBody(configuration: Configuration) -> some View {
        switch step {
        case .distance:
            configuration.label
                .gesture(press(configuration, isInside: isNearStart))
                .foregroundColor(isEnabled ? .blue : .gray)
                .padding(15)
                .scaled(isPressed: isPressed)
        case .bounds:
            configuration.label
                .padding(15)
                .background(BoundsReader())
                .gesture(press(configuration, isInside: isNearBounds))
                .foregroundColor(.blue)
                .scaled(isPressed: isPressed)
                .onPreferenceChange(BoundsKey.self) { bounds = $0 }
        }
    }

    /// Follows the finger, and triggers the action if it lifts while the button is pressed.
    private func press(
        _ configuration: Configuration,
        isInside: @escaping (DragGesture.Value) -> Bool
    ) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 0)
            .updating($drag) { value, drag, _ in drag = isInside(value) ? .inside : .outside }
            .onChanged { _ in followDrag() }
            .onEnded { _ in
                if isPressed { configuration.trigger() }
                // The gesture state has been reset to `.none` by now.
                followDrag()
            }
    }

    private func followDrag() {
        withAnimation(.easeInOut(duration: 0.16)) { isPressed = drag == .inside }
    }

    /// As in the article, the root of the sum without squares: up to 100 points in both directions together.
    private func isNearStart(_ value: DragGesture.Value) -> Bool {
        (abs(value.translation.width) + abs(value.translation.height)).squareRoot() <= 10
    }

    private func isNearBounds(_ value: DragGesture.Value) -> Bool {
        bounds.insetBy(dx: -40, dy: -40).contains(value.location)
    }

    private enum Drag { case none, inside, outside }

    private enum BoundsKey: PreferenceKey {
        static var defaultValue: CGRect { .zero }

        static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
            value = nextValue()
        }
    }

    /// Reports the frame of the view that it is the background of.
    private struct BoundsReader: View {
        var body: some View {
            GeometryReader { geometry in
                Color.clear.preference(key: BoundsKey.self, value: geometry.frame(in: .local))
            }
        }
    }
}

extension View {
    fileprivate func scaled(isPressed: Bool) -> some View {
        opacity(isPressed ? 0.5 : 1)
            .scaleEffect(isPressed ? 0.98 : 1)
    }
}

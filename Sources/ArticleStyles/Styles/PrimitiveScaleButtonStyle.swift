package import SwiftUI

/// The button that `ScaleButtonStyle` gets for nothing, rebuilt on a drag, in the two steps of its article.
package struct PrimitiveScaleButtonStyle: PrimitiveButtonStyle {
    /// How far the rebuilding has come.
    package enum Step: String, Hashable, Sendable, CaseIterable {
        /// The finger lets go some way from where it came down, however large the button is.
        case distance
        /// The finger lets go some way from the button.
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

    /// Follows the finger, and acts if it is lifted where it presses.
    private func press(
        _ configuration: Configuration,
        isInside: @escaping (DragGesture.Value) -> Bool
    ) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 0)
            .updating($drag) { value, drag, _ in drag = isInside(value) ? .inside : .outside }
            .onChanged { _ in followDrag() }
            .onEnded { _ in
                if isPressed { configuration.trigger() }
                // The drag is none again by now.
                followDrag()
            }
    }

    private func followDrag() {
        withAnimation(.easeInOut(duration: 0.16)) { isPressed = drag == .inside }
    }

    /// The author takes the root of the sum without squares: both ways together may be 100 points.
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

    /// Tells the place of the view that it lies behind.
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

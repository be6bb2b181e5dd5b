package import SwiftUI

/// A raised button that stays down until the finger lifts, wherever it is; only a tap triggers its action.
package struct CancellableButtonStyle: PrimitiveButtonStyle {
    @GestureState private var isPressed = false

    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onRoundedRectangle(configuration.role == .destructive ? .red : .blue)
            .raised(isPressed: isPressed)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isPressed) { _, isPressed, _ in isPressed = true }
            )
            .simultaneousGesture(TapGesture().onEnded { configuration.trigger() })
    }
}

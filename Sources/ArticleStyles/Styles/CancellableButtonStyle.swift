package import SwiftUI

/// A raised button that stays down as long as the finger does, wherever it goes, and acts on a tap only.
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

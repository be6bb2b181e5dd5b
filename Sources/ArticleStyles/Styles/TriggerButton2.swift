package import SwiftUI

/// A raised button that runs its action, and a second one, as soon as it is pressed.
package struct TriggerButton2: PrimitiveButtonStyle {
    private let trigger: () -> Void

    @State private var isPressed = false

    /// A style with a second action beside that of the button.
    package init(trigger: @escaping () -> Void) {
        self.trigger = trigger
    }

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onRoundedRectangle()
            .raised(isPressed: isPressed)
            .onLongPressGesture(minimumDuration: 2.5, maximumDistance: .infinity) {
                // Nothing to do: the actions have run already.
            } onPressingChanged: { isPressing in
                // No effect: the spring in `raised(isPressed:)` is nearer to the view and overrides it.
                withAnimation(.easeInOut(duration: 0.3)) { isPressed = isPressing }
                guard isPressing else { return }
                configuration.trigger()
                trigger()
            }
    }
}

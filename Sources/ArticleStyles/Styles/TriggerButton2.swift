package import SwiftUI

/// A raised button that acts when it goes down, and does something more then.
package struct TriggerButton2: PrimitiveButtonStyle {
    private let trigger: () -> Void

    @State private var isPressed = false

    /// A style with what is to be done beside the button's action.
    package init(trigger: @escaping () -> Void) {
        self.trigger = trigger
    }

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onRoundedRectangle()
            .raised(isPressed: isPressed)
            .onLongPressGesture(minimumDuration: 2.5, maximumDistance: .infinity) {
                // All is done by then.
            } onPressingChanged: { isPressing in
                // The spring of the look is nearer to it, and takes over from this animation.
                withAnimation(.easeInOut(duration: 0.3)) { isPressed = isPressing }
                guard isPressing else { return }
                configuration.trigger()
                trigger()
            }
    }
}

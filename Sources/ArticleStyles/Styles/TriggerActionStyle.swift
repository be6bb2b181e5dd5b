package import SwiftUI

/// A raised button that runs a second action whenever a press ends, triggered or not.
package struct TriggerActionStyle: ButtonStyle {
    private let trigger: () -> Void

    /// A style with a second action beside that of the button.
    package init(trigger: @escaping () -> Void) {
        self.trigger = trigger
    }

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onRoundedRectangle()
            .raised(isPressed: configuration.isPressed)
            .onChange(of: configuration.isPressed) { _, isPressed in
                if !isPressed { trigger() }
            }
    }
}

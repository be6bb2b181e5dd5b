package import SwiftUI

/// A raised button that does something more whenever it comes up again, tapped or not.
package struct TriggerActionStyle: ButtonStyle {
    private let trigger: () -> Void

    /// A style with what is to be done beside the button's action.
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

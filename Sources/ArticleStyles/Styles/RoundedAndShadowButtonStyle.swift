package import SwiftUI

/// A raised button that a spring pushes down while it is pressed.
package struct RoundedAndShadowButtonStyle: ButtonStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onRoundedRectangle()
            .raised(isPressed: configuration.isPressed)
    }
}

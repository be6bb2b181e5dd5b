package import SwiftUI

/// A raised button that a press pushes down by a spring.
package struct RoundedAndShadowButtonStyle: ButtonStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onRoundedRectangle()
            .raised(isPressed: configuration.isPressed)
    }
}

package import SwiftUI

/// A blue label that is smaller and translucent while it is pressed.
package struct ScaleButtonStyle: ButtonStyle {
    private let scaleAmount: CGFloat

    @Environment(\.isEnabled) private var isEnabled

    /// A style that scales the label by a factor while it is pressed.
    package init(scaleAmount: CGFloat) {
        self.scaleAmount = scaleAmount
    }

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(isEnabled ? .blue : .gray)
            .padding(15)
            .opacity(configuration.isPressed ? 0.5 : 1)
            .scaleEffect(configuration.isPressed ? scaleAmount : 1)
    }
}

package import SwiftUI

/// A tappable label in a color for the button's role; it does not change while it is pressed.
package struct MyPrimitiveButtonStyle: PrimitiveButtonStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(color(of: configuration.role))
            .onTapGesture(perform: configuration.trigger)
    }

    private func color(of role: ButtonRole?) -> Color {
        switch role {
        case .cancel: .orange
        case .destructive: .purple
        default: .green
        }
    }
}

package import SwiftUI

/// A label in a colour of the button's role that can be tapped, and does not show it.
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

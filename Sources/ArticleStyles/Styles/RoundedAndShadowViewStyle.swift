package import SwiftUI

/// A button of the plain style that brings its look with its label, which is where fatbobman starts.
package struct RoundedAndShadowViewStyle: PrimitiveButtonStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role, action: configuration.trigger) {
            configuration.label
                .onRoundedRectangle()
                .shadow(radius: 5, y: 3)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

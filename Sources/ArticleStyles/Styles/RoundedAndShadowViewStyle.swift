package import SwiftUI

/// A plain button whose label has the raised appearance: the starting point of the article.
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

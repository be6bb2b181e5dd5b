package import SwiftUI

/// A symbol for the button's role before the label, and a border around both while the button is pressed.
package struct MyButtonStyle: ButtonStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: symbol(of: configuration.role))
            configuration.label
        }
        .overlay {
            if configuration.isPressed {
                RoundedRectangle(cornerRadius: 5).stroke(lineWidth: 3)
            }
        }
    }

    private func symbol(of role: ButtonRole?) -> String {
        switch role {
        case .cancel: "xmark.circle"
        case .destructive: "trash"
        default: "face.smiling"
        }
    }
}

import SwiftUI

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    Button("Buy") {}
        .buttonStyle(.bordered)
        .accessibilityLabel("Purchase one ticket")
        .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button("Buy") {}
        .buttonStyle(.bordered)
        .accessibilityLabel("Buy one ticket")
        .padding()
}

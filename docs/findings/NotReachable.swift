import SwiftUI

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    HStack {
        Image(systemName: "checkmark")
        Text("Saved")
        Button("Undo") {}
            .buttonStyle(.bordered)
    }
    .accessibilityHidden(true)
    .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    HStack {
        Image(systemName: "checkmark")
            .accessibilityHidden(true)
        Text("Saved")
        Button("Undo") {}
            .buttonStyle(.bordered)
    }
    .padding()
}

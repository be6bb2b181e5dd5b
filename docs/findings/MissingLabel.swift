import SwiftUI

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Image(systemName: "trash")
            .frame(minWidth: 44, minHeight: 44)
    }
    .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Label("Delete", systemImage: "trash")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
    }
    .padding()
}

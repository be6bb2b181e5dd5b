import SwiftUI

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("Add to Favorites")
            .lineLimit(1)
            .padding(.horizontal, 16)
            .frame(width: 180)
            .frame(minHeight: 44)
            .background(.quaternary, in: .rect(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("Add to Favorites")
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .frame(minWidth: 180, minHeight: 44)
            .background(.quaternary, in: .rect(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .padding()
}

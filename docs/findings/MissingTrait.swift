import SwiftUI

private struct AlbumRow: View {
    var body: some View {
        HStack {
            Image(systemName: "photo")
                .accessibilityHidden(true)
            Text("Holidays")
            Spacer()
            Text("24")
        }
        .padding()
        .frame(width: 220)
        .background(.quaternary, in: .rect(cornerRadius: 12))
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    AlbumRow()
        .onTapGesture {}
        .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        AlbumRow()
    }
    .buttonStyle(.plain)
    .padding()
}

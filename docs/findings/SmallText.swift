import SwiftUI

private struct TabButton: View {
    let font: Font

    var body: some View {
        Button {
        } label: {
            VStack(spacing: 2) {
                Image(systemName: "bell")
                    .font(.title3)
                Text("Alerts")
                    .font(font)
            }
            .frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(.plain)
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    TabButton(font: .system(size: 9))
        .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    TabButton(font: .caption2)
        .padding()
}

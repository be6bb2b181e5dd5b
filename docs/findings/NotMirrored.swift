import SwiftUI

private struct SettingsRow: View {
    let symbol: String

    var body: some View {
        Button {
        } label: {
            HStack {
                Text("Payment")
                Spacer()
                Image(systemName: symbol)
            }
            .padding()
            .frame(width: 220)
            .background(.quaternary, in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
    }
}

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    SettingsRow(symbol: "chevron.right")
        .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    SettingsRow(symbol: "chevron.forward")
        .padding()
}

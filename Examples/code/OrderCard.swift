import SwiftUI

/// A card of an order, with a prominent button and a quiet one.
struct OrderCard: View {
    var name = "Green Tea"
    var price = "€ 4.20"
    @State private var isOrdered = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                VStack(alignment: .leading, spacing: 4) {
                    Text(name).font(.headline)
                    Text(isOrdered ? "On its way" : price)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "leaf.fill")
                    .font(.title2)
                    .foregroundStyle(.green)
            }
            HStack {
                Button("Details") {}
                    .buttonStyle(.bordered)
                Button(isOrdered ? "Cancel" : "Order") { isOrdered.toggle() }
                    .buttonStyle(.borderedProminent)
            }
        }
        .padding(20)
        .frame(width: 260)
        .background(.background.secondary, in: .rect(cornerRadius: 20))
        .tint(.green)
    }
}

#Preview {
    OrderCard()
}

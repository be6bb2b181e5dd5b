import ShopUI
import SwiftUI

/// The bar under a basket: what it costs, and the way to pay.
struct CheckoutBar: View {
    let itemCount: Int
    @State private var isSaved = false

    var body: some View {
        VStack(spacing: 12) {
            Text("\(itemCount) items")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            HStack(spacing: 12) {
                Button(isSaved ? "Saved" : "Save") { isSaved.toggle() }
                    .buttonStyle(.brand(.quiet))
                Button("Check Out") {}
                    .buttonStyle(.brand)
            }
        }
        .padding()
    }
}

#Preview("Three items", traits: .sizeThatFitsLayout) {
    CheckoutBar(itemCount: 3)
}

#Preview("One item", traits: .sizeThatFitsLayout) {
    CheckoutBar(itemCount: 1)
}

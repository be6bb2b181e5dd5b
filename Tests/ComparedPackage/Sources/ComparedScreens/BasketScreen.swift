import ComparedControls
import ComparedTokens
public import SwiftUI

/// A basket with one article.
public struct BasketScreen: View {
    @State private var quantity: Int
    @State private var isOrdered = false

    public init(quantity: Int = 1) {
        _quantity = State(initialValue: quantity)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Metrics.spacing) {
            Text("Your basket").font(.headline)
            QuantityStepper(quantity: $quantity, in: 0...3)
            Toggle("Wrap as a gift", isOn: $isOrdered)
            Button(isOrdered ? "Ordered" : "Order") {
                withAnimation(.spring) { isOrdered = true }
            }
            .buttonStyle(.accent)
            .disabled(quantity == 0)
        }
        .padding()
        .background(Palette.accent.opacity(0.08), in: .rect(cornerRadius: Metrics.radius))
    }
}

/// The controls of the package by themselves.
public struct ControlsScreen: View {
    @State private var count = 2

    public init() {}

    public var body: some View {
        VStack(spacing: Metrics.spacing) {
            Button("Strong") {}.buttonStyle(.accent)
            Button("Quiet") {}.buttonStyle(.accent(.quiet))
            QuantityStepper(quantity: $count)
        }
    }
}

@ViewBuilder public func previewOfBasket() -> some View {
    BasketScreen(quantity: 2)
}

@ViewBuilder public func previewOfControlsInTheDark() -> some View {
    ControlsScreen().preferredColorScheme(.dark)
}

@ViewBuilder public func previewFromRightToLeft() -> some View {
    BasketScreen().environment(\.layoutDirection, .rightToLeft)
}

import ComparedTokens
public import SwiftUI

/// Two buttons that change a number.
public struct QuantityStepper: View {
    @Binding private var quantity: Int
    private let range: ClosedRange<Int>

    public init(quantity: Binding<Int>, in range: ClosedRange<Int> = 0...9) {
        _quantity = quantity
        self.range = range
    }

    public var body: some View {
        HStack(spacing: Metrics.spacing) {
            step(-1, symbol: "minus")
            Text("\(quantity)").font(.counter(20)).frame(minWidth: 28)
            step(1, symbol: "plus")
        }
    }

    private func step(_ change: Int, symbol: String) -> some View {
        Button {
            withAnimation(.easeOut(duration: 0.2)) { quantity += change }
        } label: {
            Image(systemName: symbol)
        }
        .buttonStyle(.accent(.quiet))
        .disabled(!range.contains(quantity + change))
    }
}

import SwiftUI

/// A number with a button on each side.
struct Counter: View {
    var range = 0...9
    @State private var count = 1

    var body: some View {
        HStack(spacing: 16) {
            Button("Less", systemImage: "minus") { count -= 1 }
                .disabled(count == range.lowerBound)
            Text("\(count)")
                .font(.title2.monospacedDigit())
                .frame(minWidth: 32)
            Button("More", systemImage: "plus") { count += 1 }
                .disabled(count == range.upperBound)
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
    }
}

#Preview("Counter") {
    Counter()
}

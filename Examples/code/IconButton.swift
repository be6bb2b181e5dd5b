import SwiftUI

/// A round button with a symbol, and a badge if something is new.
struct IconButton: View {
    enum Symbol: String {
        case bell, heart, bookmark, gearshape
    }

    var symbol = Symbol.bell
    var count = 3
    var diameter: CGFloat = 52
    var action: () -> Void = {}

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol.rawValue)
                .font(.system(size: diameter * 0.42, weight: .medium))
                .foregroundStyle(.tint)
                .frame(width: diameter, height: diameter)
                .background(.tint.opacity(0.15), in: .circle)
                .overlay(alignment: .topTrailing) {
                    if count > 0 {
                        Text("\(count)")
                            .font(.caption2.bold())
                            .foregroundStyle(.white)
                            .padding(5)
                            .background(.red, in: .circle)
                    }
                }
        }
        .accessibilityLabel(symbol.rawValue)
    }
}

#Preview("Icons") {
    HStack(spacing: 16) {
        IconButton()
        IconButton(symbol: .heart, count: 0)
        IconButton(symbol: .gearshape, count: 0, diameter: 40)
    }
    .tint(.purple)
}

import SwiftUI

/// A toggle with a check mark that is struck when it is done.
struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            withAnimation(.snappy) { configuration.isOn.toggle() }
        } label: {
            HStack(spacing: 10) {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .font(.title3)
                    .foregroundStyle(configuration.isOn ? Color.green : .secondary)
                configuration.label
                    .strikethrough(configuration.isOn)
                    .foregroundStyle(configuration.isOn ? .secondary : .primary)
            }
        }
        .buttonStyle(.plain)
    }
}

#Preview("To do") {
    @Previewable @State var hasMilk = true
    @Previewable @State var hasBread = false

    VStack(alignment: .leading, spacing: 14) {
        Toggle("Milk", isOn: $hasMilk)
        Toggle("Bread", isOn: $hasBread)
    }
    .toggleStyle(CheckToggleStyle())
}

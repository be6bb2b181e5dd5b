import SwiftUI

/// A bar with the tools of an editor; one of them is chosen.
struct EditorToolbar: View {
    enum Tool: String, CaseIterable {
        case pencil, paintbrush, scissors
    }

    @State private var tool = Tool.pencil

    var body: some View {
        HStack(spacing: 4) {
            ForEach(Tool.allCases, id: \.self) { item in
                Button {
                    withAnimation(.snappy) { tool = item }
                } label: {
                    Image(systemName: item.rawValue)
                        .frame(width: 40, height: 36)
                        .foregroundStyle(item == tool ? Color.white : .primary)
                        .background(item == tool ? Color.orange : .clear, in: .rect(cornerRadius: 10))
                }
                .accessibilityLabel(item.rawValue.capitalized)
            }
        }
        .buttonStyle(.plain)
        .padding(6)
        .background(.background.secondary, in: .rect(cornerRadius: 16))
    }
}

#Preview("Toolbar") {
    EditorToolbar()
}

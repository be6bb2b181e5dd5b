import SwiftUI

#Preview("Roles") {
    VStack(spacing: 12) {
        Button("Save") {}
            .buttonStyle(.borderedProminent)
        Button("Duplicate") {}
            .buttonStyle(.bordered)
        Button("Cancel", role: .cancel) {}
            .buttonStyle(.borderless)
        Button("Delete", role: .destructive) {}
            .buttonStyle(.bordered)
    }
    .controlSize(.large)
}

import SwiftUI

/// A button that shows that it works, and then that it is done.
struct SaveButton: View {
    enum Phase: String {
        case ready = "Save"
        case saving = "Saving…"
        case saved = "Saved"
    }

    @State private var phase = Phase.ready

    var body: some View {
        Button {
            withAnimation { phase = .saving }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
                withAnimation { phase = .saved }
            }
        } label: {
            Text(phase.rawValue)
                .font(.headline)
                .foregroundStyle(.white)
                .padding(.horizontal, 22)
                .frame(height: 48)
                .background(phase == .saved ? Color.green : .blue, in: .capsule)
                .opacity(phase == .saving ? 0.6 : 1)
        }
        .buttonStyle(.plain)
        .disabled(phase == .saving)
    }
}

#Preview("Save") {
    SaveButton()
}

import SwiftUI

/// A button that replaces its label by a turning arc while something loads, without a change of its size.
struct LoadingButton: ButtonStyle {
    var isLoading = true
    var color = Color.indigo

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            configuration.label
                .opacity(isLoading ? 0 : 1)
            if isLoading {
                Spinner()
            }
        }
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 28)
        .padding(.vertical, 14)
        .background(color.gradient, in: .rect(cornerRadius: 14))
        .opacity(configuration.isPressed ? 0.7 : 1)
        .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
        .allowsHitTesting(!isLoading)
    }
}

/// Three quarters of a circle that turn without end.
private struct Spinner: View {
    @State private var isTurning = false

    var body: some View {
        Circle()
            .trim(from: 0, to: 0.75)
            .stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
            .frame(width: 18, height: 18)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(.linear(duration: 0.9).repeatForever(autoreverses: false), value: isTurning)
            .onAppear { isTurning = true }
    }
}

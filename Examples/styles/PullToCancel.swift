import SwiftUI

/// A button that follows the finger, and does nothing if the finger is released too far away.
struct PullToCancel: PrimitiveButtonStyle {
    /// The distance from which a release cancels, in points.
    var reach: CGFloat = 80

    func makeBody(configuration: Configuration) -> some View {
        Puck(configuration: configuration, reach: reach)
    }
}

private struct Puck: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let reach: CGFloat

    @GestureState private var pull: CGSize?

    var body: some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 24)
            .padding(.vertical, 14)
            .background(isCanceled ? Color.gray : Color.green, in: .capsule)
            .scaleEffect(pull == nil ? 1 : 0.94)
            .offset(x: offset.width, y: offset.height)
            .gesture(drag)
            .animation(.spring(duration: 0.35, bounce: 0.4), value: pull)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($pull) { value, pull, _ in
                pull = value.translation
            }
            .onEnded { value in
                if length(of: value.translation) < reach {
                    configuration.trigger()
                }
            }
    }

    private var isCanceled: Bool {
        guard let pull else { return false }
        return length(of: pull) >= reach
    }

    /// A fifth of the way of the finger, so that the button seems to hang on a rubber band.
    private var offset: CGSize {
        guard let pull else { return .zero }
        return CGSize(width: pull.width / 5, height: pull.height / 5)
    }

    private func length(of size: CGSize) -> CGFloat {
        (size.width * size.width + size.height * size.height).squareRoot()
    }
}

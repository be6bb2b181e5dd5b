package import SwiftUI

/// The default style rebuilt on a primitive style, in the steps of Swift Talk's episode on it.
package struct CustomDefaultButtonStyle: PrimitiveButtonStyle {
    /// How far the rebuilding has come.
    package enum Step: String, Hashable, Sendable, CaseIterable {
        /// Only the label: nothing can be pressed.
        case bare
        /// A drag that makes the label paler while it lasts.
        case highlight
        /// An implicit animation, of the press as well.
        case implicit
        /// The release is animated explicitly, the action runs apart from it.
        case explicit
        /// The action runs inside of the animation, which then reaches all that it changes.
        case explicitTrigger
        /// The implicit animation, switched off for the press; in the accent colour.
        case final
    }

    private let step: Step
    private let minimumDistance: CGFloat

    @State private var isPressed = false

    /// A style of one step; the button is pressed once the finger has moved so far, in points.
    package init(step: Step = .final, minimumDistance: CGFloat = 0) {
        self.step = step
        self.minimumDistance = minimumDistance
    }

    package func makeBody(configuration: Configuration) -> some View {
        switch step {
        case .bare:
            configuration.label
        case .highlight:
            highlight(configuration.label)
                .gesture(drag(press: press) { release(configuration) })
        case .implicit:
            highlight(configuration.label)
                .animation(.default, value: isPressed)
                .gesture(drag(press: press) { release(configuration) })
        case .explicit:
            highlight(configuration.label)
                .gesture(
                    drag(press: press) {
                        withAnimation { isPressed = false }
                        configuration.trigger()
                    }
                )
        case .explicitTrigger:
            highlight(configuration.label)
                .gesture(drag(press: press) { withAnimation { release(configuration) } })
        case .final:
            highlight(configuration.label.foregroundStyle(Color.accentColor))
                .animation(.default, value: isPressed)
                .gesture(
                    drag {
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { press() }
                    } release: {
                        release(configuration)
                    }
                )
        }
    }

    private func press() {
        isPressed = true
    }

    private func release(_ configuration: Configuration) {
        isPressed = false
        configuration.trigger()
    }

    private func highlight<Label: View>(_ label: Label) -> some View {
        label.opacity(isPressed ? 0.2 : 1)
    }

    private func drag(
        press: @escaping () -> Void,
        release: @escaping () -> Void
    ) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: minimumDistance)
            .onChanged { _ in press() }
            .onEnded { _ in release() }
    }
}

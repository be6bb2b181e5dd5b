package import SwiftUI

/// The default button style rebuilt as a primitive style, in the steps of a Swift Talk episode.
package struct CustomDefaultButtonStyle: PrimitiveButtonStyle {
    /// A step of the episode.
    package enum Step: String, Hashable, Sendable, CaseIterable {
        /// The label only; it cannot be pressed.
        case bare
        /// A drag gesture fades the label while it is pressed.
        case highlight
        /// An implicit animation, which also animates the press.
        case implicit
        /// An explicit animation of the release; the action runs outside it.
        case explicit
        /// The action runs inside the explicit animation, which then animates its changes in all views.
        case explicitTrigger
        /// An implicit animation, disabled for the press; the label has the accent color.
        case final
    }

    private let step: Step
    private let minimumDistance: CGFloat

    @State private var isPressed = false

    /// A style of one step; the minimum distance of its drag gesture is in points.
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

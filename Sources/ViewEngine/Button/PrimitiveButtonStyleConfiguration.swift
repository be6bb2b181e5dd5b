/// The properties of a button that a primitive style receives, and its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: PrimitiveView {
        let content: AnyView

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

        public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
            let first = nodes.count
            content.lower(inputs.descending(.content), into: &nodes)
            inputs.graph.collect(labels: nodes[first...])
        }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Runs the action of the button.
    public func trigger() {
        action()
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// A button with the system's behavior and the appearance of a style.
    func standardButton<Style: ButtonStyle>(style: Style) -> some View {
        StandardButton(action: trigger) { isPressed in
            style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: role,
                    label: .init(label),
                    isPressed: isPressed
                )
            )
        }
    }
}

/// Watches for a finger on the view.
struct PressModifier: NodeModifier {
    let isPressed: Binding<Bool>

    func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        guard inputs.environment.isEnabled else { return node }
        return ResponderNode(node, inputs) { isPressed.wrappedValue = true }
    }
}

/// A part of the tree that can be touched.
final class ResponderNode: UnaryNode {
    private let action: () -> Void
    private let inputs: ViewInputs

    init(_ child: Node, _ inputs: ViewInputs, action: @escaping () -> Void) {
        self.inputs = inputs
        self.action = action
        super.init(child, inputs)
    }

    /// Tells the view, in the scope that it was lowered in, that a finger came down on it.
    func touchesBegan() {
        inputs.evaluate(action)
    }

    override func visitResponders(_ visit: (ResponderNode) -> Void) {
        visit(self)
        super.visitResponders(visit)
    }
}

package import Graphics

/// Decides by a function where a view is touched, also outside of its frame.
package struct TouchTestModifier: NodeModifier {
    /// Whether a point hits a view of a size; `nil` for the points of its frame.
    let test: ((CGPoint, CGSize) -> Bool)?

    package func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        guard let test else { return node }
        return TouchTestNode(around: node, inputs: inputs, test: test)
    }
}

/// The node of a view that a function says is touched or not.
final class TouchTestNode: UnaryNode {
    private let test: (CGPoint, CGSize) -> Bool

    init(around child: Node, inputs: ViewInputs, test: @escaping (CGPoint, CGSize) -> Bool) {
        self.test = test
        super.init(around: child, inputs: inputs)
    }

    override var limitsTouches: Bool { true }

    override func isTouched(at point: CGPoint) -> Bool {
        test(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), frame.size)
    }
}

extension View {
    /// Makes the view accept the touches that a test accepts: of a point in its coordinates, and its size.
    package func touchTest(
        _ test: ((CGPoint, CGSize) -> Bool)?
    ) -> ModifiedContent<Self, TouchTestModifier> {
        modifier(TouchTestModifier(test: test))
    }
}

import Graphics

/// Decides where a view can be touched.
public struct ContentShapeModifier<Outline: Shape>: NodeModifier {
    let shape: Outline

    public func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        ContentShapeNode(node, inputs, geometry: shape.geometry)
    }
}

/// The node of a view that can be touched inside of a shape only.
final class ContentShapeNode: UnaryNode {
    private let geometry: (CGRect) -> ResolvedShape

    init(_ child: Node, _ inputs: ViewInputs, geometry: @escaping (CGRect) -> ResolvedShape) {
        self.geometry = geometry
        super.init(child, inputs)
    }

    override func isTouched(at point: CGPoint) -> Bool {
        geometry(frame).path.contains(point)
    }
}

extension View {
    /// Lets the view be touched inside of a shape only.
    public func contentShape<Outline: Shape>(
        _ shape: Outline
    ) -> ModifiedContent<Self, ContentShapeModifier<Outline>> {
        modifier(ContentShapeModifier(shape: shape))
    }
}

import Graphics

/// Sets the region in which a view can be touched.
public struct ContentShapeModifier<Outline: Shape>: NodeModifier {
    let shape: Outline

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        ContentShapeNode(around: node, inputs: inputs, geometry: shape.geometry)
    }
}

/// The node of a view that can be touched only inside a shape.
final class ContentShapeNode: UnaryNode {
    private let geometry: (CGRect) -> ResolvedShape

    init(around child: Node, inputs: ViewInputs, geometry: @escaping (CGRect) -> ResolvedShape) {
        self.geometry = geometry
        super.init(around: child, inputs: inputs)
    }

    override func isTouched(at point: CGPoint) -> Bool {
        geometry(frame).path.contains(point)
    }
}

extension View {
    /// Makes the view accept touches only inside a shape.
    public func contentShape<Outline: Shape>(
        _ shape: Outline
    ) -> ModifiedContent<Self, ContentShapeModifier<Outline>> {
        modifier(ContentShapeModifier(shape: shape))
    }
}

import Graphics

/// Sets the region in which a view can be touched.
public struct ContentShapeModifier<Outline: Shape>: NodeModifier {
    let shape: Outline

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        ContentShapeNode(around: node, inputs: inputs, outline: shape.outline)
    }
}

/// The node of a view that can be touched only inside a shape.
final class ContentShapeNode: UnaryNode {
    private let outline: (CGRect) -> ResolvedShape

    init(around child: Node, inputs: ViewInputs, outline: @escaping (CGRect) -> ResolvedShape) {
        self.outline = outline
        super.init(around: child, inputs: inputs)
    }

    override var limitsTouches: Bool { true }

    override func isTouched(at point: CGPoint) -> Bool {
        outline(frame).path.contains(point)
    }

    override func isInContentShape(_ point: CGPoint) -> Bool { isTouched(at: point) }
}

/// The interactions that a content shape applies to.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Makes the view accept touches only inside a shape, if the kinds contain the interaction.
    @ViewBuilder public func contentShape<Outline: Shape>(
        _ kinds: ContentShapeKinds,
        _ shape: Outline
    ) -> some View {
        if kinds.contains(.interaction) { contentShape(shape) } else { self }
    }

    /// Makes the view accept touches only inside a shape.
    public func contentShape<Outline: Shape>(
        _ shape: Outline
    ) -> ModifiedContent<Self, ContentShapeModifier<Outline>> {
        modifier(ContentShapeModifier(shape: shape))
    }
}

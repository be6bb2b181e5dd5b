public import Graphics

/// What a view is told of the place that it has.
public struct GeometryProxy: Sendable {
    /// In points.
    public let size: CGSize

    /// The place itself, as seen from somewhere.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        }
    }
}

/// From where places are seen.
public enum CoordinateSpace: Hashable, Sendable {
    /// The top left of the view itself.
    case local
}

/// A view that takes all the room that it is offered, and whose content knows how much that is.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        inputs.graph.readsLayout = true
        let content = ViewScope.bound(content)
        let views = inputs.graph.state.openViews
        nodes.append(
            GeometryReaderNode(inputs) { size in
                let inside = inputs.descending(.content)
                var nodes: [Node] = []
                inputs.graph.state.reopen(views) {
                    inputs.evaluate { content(GeometryProxy(size: size)) }.lower(inside, into: &nodes)
                }
                return inside.container(around: nodes, ZStackLayout(alignment: .topLeading))
            }
        )
    }
}

/// Resolves its content once it knows its size.
private final class GeometryReaderNode: Node {
    private let makeContent: (CGSize) -> Node
    private var content: (size: CGSize, node: Node)?

    init(_ inputs: ViewInputs, makeContent: @escaping (CGSize) -> Node) {
        self.makeContent = makeContent
        super.init(inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        if content?.size != frame.size {
            content = (frame.size, makeContent(frame.size))
        }
        content?.node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }

    override func render(at moment: Moment, into items: inout [DisplayItem]) {
        content?.node.render(at: moment, into: &items)
    }
}

public import Graphics

/// The geometry of a view that is available to its content.
public struct GeometryProxy: Sendable {
    /// In points.
    public let size: CGSize
    /// The origin in the coordinates of the tree, to which anchors are relative.
    let origin: CGPoint

    init(size: CGSize, origin: CGPoint = .zero) {
        self.size = size
        self.origin = origin
    }

    /// The value of an anchor in the coordinates of this view.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        anchor.value(relativeTo: origin)
    }

    /// The frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local, .global: CGRect(origin: .zero, size: size)
        }
    }
}

/// A coordinate space of frames and points.
public enum CoordinateSpace: Hashable, Sendable {
    /// The space of the view itself, with the origin at its top left.
    case local
    /// The space of the screen; a picture has none, so it is the space of the view.
    case global

    /// A space of an enclosing view, which is that of the view here.
    public static func named(_ name: some Hashable) -> CoordinateSpace { .global }
}

/// A view that takes the whole proposed size, and whose content depends on that size.
///
/// The ideal length of SwiftUI's is 10 points, but a screen always proposes one. Where nothing proposes one here, since a
/// button has its ideal size, it is that of the content, to which the size of the label of a button is available. A reader
/// beside the label keeps the 10 points, because the label sizes the button.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        // The properties that the closure reads are those of the body that it is written in.
        self.content = ViewScope.bound(content)
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        inputs.graph.contentDependsOnLayout = true
        let views = inputs.graph.state.enclosingViews
        nodes.append(
            GeometryReaderNode(inputs: inputs, enclosingViews: views) { proxy in
                let inside = inputs.descending(.content).stacking(along: nil)
                var nodes: [Node] = []
                inputs.graph.state.enter(within: views) {
                    inputs.evaluate { content(proxy) }.lower(inside, into: &nodes)
                }
                return inside.container(around: nodes, layout: ZStackLayout(alignment: .topLeading))
            }
        )
    }
}

/// Resolves its content when it is placed, once the size is known.
private final class GeometryReaderNode: Node {
    private let makeContent: (GeometryProxy) -> Node
    private let graph: ViewGraph
    private let enclosingViews: [ViewIdentity]
    private var content: (frame: CGRect, node: Node)?

    init(
        inputs: ViewInputs,
        enclosingViews: [ViewIdentity],
        makeContent: @escaping (GeometryProxy) -> Node
    ) {
        self.makeContent = makeContent
        self.enclosingViews = enclosingViews
        graph = inputs.graph
        super.init(inputs: inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        guard !graph.hasFreeLabel else { return proposal.replacingUnspecifiedDimensions() }
        return proposal.replacingUnspecifiedDimensions(
            by: graph.evaluateAgain(within: enclosingViews) { idealSize(in: proposal) }
        )
    }

    /// The least size that has room for the content, and for the labels of buttons in it.
    private func idealSize(in proposal: ProposedViewSize) -> CGSize {
        var size = proposal.replacingUnspecifiedDimensions()
        var (content, labels) = contentWithLabels(GeometryProxy(size: size))
        if !labels.isEmpty {
            for label in labels { size = size.union(label.sizeThatFits(proposal)) }
            let proxy = GeometryProxy(size: proposal.replacingUnspecifiedDimensions(by: size))
            (content, labels) = contentWithLabels(proxy)
        }
        return size.union(content.sizeThatFits(proposal))
    }

    /// The content and the labels of buttons in it, which are not outside of the reader.
    private func contentWithLabels(_ proxy: GeometryProxy) -> (Node, [Node]) {
        graph.collectingLabels { makeContent(proxy) }
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        if content?.frame != frame {
            content = (frame, contentWithLabels(GeometryProxy(size: frame.size, origin: frame.origin)).0)
        }
        content?.node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        content?.node.render(with: options, into: &items)
    }
}

extension CGSize {
    /// The least size that has room for both.
    fileprivate func union(_ other: CGSize) -> CGSize {
        CGSize(width: max(width, other.width), height: max(height, other.height))
    }
}

import Graphics

/// The node of a view that shares its geometry with others.
///
/// Its own frame is that of the layout. Its content may be in another one, that of the source.
final class MatchedGeometryNode: UnaryNode {
    let geometry: MatchedGeometry
    private let makeCopies: ((Transaction) -> [Node])?
    private let reducesMotion: Bool
    private var proposal = ProposedViewSize.unspecified
    /// The frame of the content while it is animated.
    private var motion: AnimatedValue<CGRect>?

    init(
        _ geometry: MatchedGeometry,
        around child: Node,
        makeCopies: ((Transaction) -> [Node])?,
        inputs: ViewInputs
    ) {
        self.geometry = geometry
        self.makeCopies = makeCopies
        reducesMotion = inputs.inherited.environment.replacesMovement
        super.init(around: child, inputs: inputs)
    }

    // MARK: Layout

    /// The frame in which the content is at rest.
    var contentFrame: CGRect { child.frame }

    /// The frame in which the content is at a time.
    func contentFrame(at time: Double) -> CGRect { motion?.moving(at: time) ?? contentFrame }

    override func placeContent(_ proposal: ProposedViewSize) {
        super.placeContent(proposal)
        self.proposal = proposal
    }

    /// Places the content in the frame of another view.
    func placeContent(in source: CGRect) {
        let proposal = geometry.properties.contains(.size) ? ProposedViewSize(source.size) : proposal
        let size = child.sizeThatFits(proposal)
        let point = geometry.anchor.point(in: geometry.properties.contains(.position) ? source : frame)
        let anchor = geometry.anchor.point(in: CGRect(origin: .zero, size: size))
        child.place(at: CGPoint(x: point.x - anchor.x, y: point.y - anchor.y), proposal: proposal)
    }

    /// The view once more, at the same place of the layout with its content in another frame, for another transaction.
    func copied(in source: CGRect, with transaction: Transaction) -> MatchedGeometryNode? {
        var copy: MatchedGeometryNode?
        for node in makeCopies?(transaction) ?? [] {
            node.forEachNode { if $0.identity == identity { copy = $0 as? MatchedGeometryNode } }
        }
        guard let copy else { return nil }
        copy.place(at: frame.origin, proposal: proposal)
        copy.placeContent(in: source)
        // The frames of other views were mirrored after the layout.
        copy.child.mirror()
        return copy
    }

    // MARK: Animation

    override func resume(from old: Node, in graph: ViewGraph) {
        guard let old = old as? MatchedGeometryNode else { return }
        motion = graph.transition(
            from: old.motion ?? AnimatedValue(old.contentFrame),
            to: contentFrame,
            animation: reducesMotion ? nil : transaction.animation
        )
    }

    /// Draws the content where it moves to while its view disappears.
    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        let copy = options.movedViews.last { $0.identity == identity }
        (copy?.child ?? child).render(with: options, into: &items)
    }
}

extension Node {
    /// The views inside that share a geometry, without those that are disappearing.
    var matchedViews: [MatchedGeometryNode] {
        var views: [MatchedGeometryNode] = []
        appendMatchedViews(to: &views)
        return views
    }

    private func appendMatchedViews(to views: inout [MatchedGeometryNode]) {
        guard !isLeaving else { return }
        if let view = self as? MatchedGeometryNode { views.append(view) }
        forEachChild { $0.appendMatchedViews(to: &views) }
    }

    /// Places the views that are not the source of their geometry in the frame of the source.
    func matchGeometry() {
        let views = matchedViews
        var sources: [MatchedGeometry.Key: MatchedGeometryNode] = [:]
        for view in views where view.geometry.isSource && sources[view.geometry.key] == nil {
            sources[view.geometry.key] = view
        }
        for view in views where !view.geometry.isSource {
            if let source = sources[view.geometry.key] { view.placeContent(in: source.contentFrame) }
        }
    }
}

package import Graphics

/// A view after its body has run: layout measures nodes, and rendering draws them.
///
/// A node has the identity of its view but not its type. It belongs to one update of the tree; the next
/// update makes another node of the same identity, which takes over the running animations.
///
/// The class belongs to the engine and is no API for apps: it is public because `View.lower(_:into:)` needs
/// it.
public class Node {
    let identity: ViewIdentity
    private let inherited: InheritedValues
    /// The frame in the coordinates of the whole tree; set by `place(at:proposal:)`.
    private(set) var frame = CGRect.zero
    private var recentSizes = RecentSizes()
    /// `nil` for most nodes, which then have no reference to count.
    private var olderSizes: OlderSizes?
    /// Whether a layout is asking the view for a size, or placing it.
    final var isAsked = false

    init(inputs: ViewInputs) {
        identity = inputs.identity
        inherited = inputs.inherited
    }

    /// A node for a view that was removed, at the last frame of the view.
    init(leaving node: Node, identity: ViewIdentity) {
        self.identity = identity
        inherited = node.inherited
        frame = node.frame
    }

    /// The transaction that animates the changes of this node's attributes.
    final var transaction: Transaction { inherited.transaction }

    /// The environment of the view.
    final var environment: EnvironmentValues { inherited.environment }

    // MARK: Overridden by subclasses

    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    func placeContent(_ proposal: ProposedViewSize) {}

    /// The work of measuring the node, without its children, in measurements of a small view.
    var measurementCost: Int { 1 }

    /// The baselines of the text inside, from the top of the node; known once the node was placed.
    var baselines: TextBaselines? { nil }

    /// The insets of a padding node; `nil` for every other node.
    var padding: EdgeInsets? { nil }

    /// The priority by which a stack gives its space to the view.
    var layoutPriority: Double { 0 }

    /// The values for the layout that places the view; `nil` for none.
    var layoutValues: [LayoutValueID: Any]? { nil }

    /// The name of the view for its container; `nil` for none.
    var tag: AnyHashable? { nil }

    /// The alignment guides that the view sets itself; `nil` for none.
    func alignmentGuides(in proposal: ProposedViewSize) -> [AlignmentGuide: CGFloat]? { nil }

    /// The position of the view in the painting order of its container.
    var zIndex: Double { 0 }

    /// The way in which the view comes and goes; `nil` if it fades.
    var viewTransition: AnyTransition? { nil }

    /// The default distance that the view has in a stack from a neighbor at an edge, in points; of the distances
    /// of two neighbors the smaller one counts.
    func spacing(at edge: Edge) -> CGFloat { StackLayout.defaultSpacing }

    /// The part of a button that the node draws; `nil` for a node that only holds others.
    var layerRole: LayerRole? { nil }

    /// The text that an assistive program says in place of the content; `nil` for most nodes.
    var accessibilityLabel: String? { nil }

    /// The traits that the view states for its preview; `nil` for most nodes.
    var ownPreviewTraits: PreviewTraits? { nil }

    /// The text or the symbol that the node itself draws; `nil` for a node that only holds others.
    var spokenContent: SpokenContent? { nil }

    /// The row of a grid that the node is, or is around; `nil` for every other node.
    var gridRow: GridRowNode? { nil }

    /// The way in which the text that the node draws fits its frame; `nil` for every other node.
    var textFit: TextFit? { nil }

    /// Whether a touch at a point hits this node.
    func isTouched(at point: CGPoint) -> Bool { frame.contains(point) }

    /// Whether a touch at a point hits the content shape of the node or of a view inside, which can be around the frame.
    func isInContentShape(_ point: CGPoint) -> Bool { false }

    /// Appends the display items of the node and of its children.
    func render(with options: RenderOptions, into items: inout [DisplayItem]) {}

    /// Calls back with each child, in painting order.
    func forEachChild(_ body: (Node) -> Void) {}

    /// Whether the view was removed and is only drawn until it has faded out; layout skips it.
    var isLeaving: Bool { false }

    /// Whether the view and those inside let touches through to what is below: because the source says so, or because
    /// nobody can see them.
    var isUntouchable: Bool { isInvisible }

    /// Whether nobody can see the view and those inside, after all animations.
    var isInvisible: Bool { false }

    /// Whether this node itself is a removed view that is still fading out.
    func isFading(at time: Double) -> Bool { false }

    /// Whether only what the node is touched at reaches the views inside.
    var limitsTouches: Bool { false }

    /// Whether the locations of events are relative to the center of this node.
    var isEventOrigin: Bool { false }

    /// The node with a modifier; `position` counts the nodes that the modifier was applied to.
    func modified<Modifier: NodeModifier>(
        by modifier: Modifier,
        inputs: ViewInputs,
        position: inout Int
    ) -> Node {
        defer { position += 1 }
        return modifier.wrap(self, inputs: inputs.descending(.child(position)))
    }

    /// Registers this node and its children for the next update to find.
    func register(in graph: ViewGraph) {
        graph.previousNodes[identity] = self
        forEachChild { $0.register(in: graph) }
    }

    /// Makes this node the node of a container that it is the only child of, and of the modifiers around
    /// that.
    func representContainer() {}

    /// Takes over running animations from the node of the same view in the previous update.
    func resume(from old: Node, in graph: ViewGraph) {}

    /// Starts the animations of a view that was not in the previous update.
    func appear(in graph: ViewGraph) {}

    /// Queues the action of a node that observes a preference, if the preference has changed.
    func reportPreference(in graph: ViewGraph) {}

    /// The end of the animations of this node, without its children.
    var settling: Settling { .always }

    /// The end of the visible animations of this node and of its children.
    var treeSettling: Settling {
        var settling = settling
        forEachChild { settling = settling.union($0.treeSettling) }
        return settling
    }

    // MARK: Shared by all nodes

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = recentSizes[proposal] ?? olderSizes?[proposal] { return size }
        guard inherited.work.measure(count: measurementCost) else { return .zero }
        let size = measure(proposal)
        if let displaced = recentSizes.previous {
            olderSizes = (olderSizes ?? OlderSizes()).adding(displaced)
        }
        recentSizes = recentSizes.adding(size, for: proposal)
        return size
    }

    final func dimensions(in proposal: ProposedViewSize, withBaselines: Bool) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(
            size: size,
            baselines: withBaselines ? baselines(in: proposal) : nil,
            guides: alignmentGuides(in: proposal)
        )
    }

    private func baselines(in proposal: ProposedViewSize) -> TextBaselines? {
        if let cached = olderSizes?.baselines(in: proposal) { return cached }
        // Baselines are known only after placing; the final place is set later.
        place(at: .zero, proposal: proposal)
        let baselines = baselines
        olderSizes = (olderSizes ?? OlderSizes()).adding(baselines, for: proposal)
        return baselines
    }

    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        frame = CGRect(origin: origin, size: sizeThatFits(proposal))
        guard inherited.work.measure() else { return }
        placeContent(proposal)
    }

    package final func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
        let dimensions = dimensions(in: proposal, withBaselines: alignment.vertical.isTextBaseline)
        let guide = dimensions[alignment]
        let anchor = ViewDimensions(size: bounds.size, baselines: nil)[alignment]
        place(
            at: CGPoint(x: bounds.minX + anchor.x - guide.x, y: bounds.minY + anchor.y - guide.y),
            proposal: proposal
        )
    }

    /// Stands where another node of the previous update stood.
    final func takeFrame(of other: Node) { frame = other.frame }

    final func invalidateLayout() {
        recentSizes = RecentSizes()
        olderSizes = nil
        forEachChild { $0.invalidateLayout() }
    }

    /// Takes over the running animations of the previous update, for this node and its children.
    final func resumeTree(in graph: ViewGraph) {
        if let old = graph.previousNodes[identity] {
            if old === self { return }
            // A leaving node is not laid out any more.
            if isLeaving { frame = old.frame }
            resume(from: old, in: graph)
        } else {
            appear(in: graph)
        }
        forEachChild { $0.resumeTree(in: graph) }
    }

    /// Mirrors frames wherever the layout direction differs from the one around it.
    final func mirror(in mirror: LayoutMirror = LayoutMirror()) {
        // The frame of a leaving node was mirrored while its view was present.
        guard !isLeaving else { return }
        var mirror = mirror
        mirror.enter(frame, direction: inherited.environment.layoutDirection)
        frame = mirror.mirrored(frame)
        forEachChild { $0.mirror(in: mirror) }
    }

    /// Calls back with this node and all its descendants.
    final func forEachNode(_ body: (Node) -> Void) {
        body(self)
        forEachChild { $0.forEachNode(body) }
    }
}

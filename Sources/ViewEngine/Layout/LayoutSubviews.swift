public import Graphics

/// The views that a layout places, in their order.
public struct LayoutSubviews: RandomAccessCollection {
    let nodes: [Node]
    private let placed = PlacedSubviews()
    /// The direction of the views; a layout from right to left is mirrored as a whole.
    public var layoutDirection: LayoutDirection { .leftToRight }

    init(_ nodes: [Node]) {
        self.nodes = nodes
    }

    /// Places all views by a layout of the engine.
    func place<Arrangement: NodeLayout>(
        by layout: Arrangement,
        in bounds: CGRect,
        proposal: ProposedViewSize
    ) {
        placed.indices.formUnion(nodes.indices)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: nodes)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: index, placed: placed)
    }
}

/// The indices of the subviews that a layout has placed.
private final class PlacedSubviews {
    var indices: Set<Int> = []
}

/// A view that a layout places.
public struct LayoutSubview {
    fileprivate let node: Node
    fileprivate let index: Int
    fileprivate let placed: PlacedSubviews

    var isPlaced: Bool { placed.indices.contains(index) }

    public var priority: Double { node.layoutPriority }

    public var spacing: ViewSpacing { ask(orElse: .zero) { ViewSpacing { node.spacing(at: $0) } } }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        ask(orElse: .zero) { node.sizeThatFits(proposal) }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ask(orElse: ViewDimensions(size: .zero, baselines: nil, guides: nil)) {
            node.dimensions(in: proposal, withBaselines: true)
        }
    }

    /// Places the view with a point of it at a position.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placed.indices.insert(index)
        ask(orElse: ()) {
            let point = anchor.point(in: CGRect(origin: .zero, size: node.sizeThatFits(proposal)))
            node.place(at: CGPoint(x: position.x - point.x, y: position.y - point.y), proposal: proposal)
        }
    }

    /// Asks the view, unless it is being asked: a layout can keep a subview, and ask it inside of itself without end.
    private func ask<Result>(orElse replacement: Result, _ body: () -> Result) -> Result {
        guard !node.isAsked else { return replacement }
        node.isAsked = true
        defer { node.isAsked = false }
        return body()
    }

    /// The value that the view gives to its layout.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.layoutValues?[.key(ObjectIdentifier(key))] as? Key.Value ?? Key.defaultValue
    }

    /// The value that the view gives to its layout for a key that is a number; nil without one.
    package func layoutValue(forKey number: Int) -> Any? { node.layoutValues?[.number(number)] }
}

/// The distances that a view has from its neighbors in a stack by default, in points.
public struct ViewSpacing: Sendable {
    private var distances: [Edge: CGFloat] = [:]

    public static let zero = ViewSpacing()

    public init() {}

    init(_ distance: (Edge) -> CGFloat) {
        for edge in Edge.allCases { distances[edge] = distance(edge) }
    }

    func distance(at edge: Edge) -> CGFloat { distances[edge] ?? 0 }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            distances[edge] = Swift.max(distance(at: edge), other.distance(at: edge))
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The distance to the next view of a row or of a column.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: min(distance(at: .trailing), next.distance(at: .leading))
        case .vertical: min(distance(at: .bottom), next.distance(at: .top))
        }
    }
}

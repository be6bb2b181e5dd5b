public import Graphics

/// Runs an action when the pointer enters or leaves a view.
public struct HoverModifier: NodeModifier {
    let action: (Bool) -> Void

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        HoverNode(action, around: node, inputs: inputs)
    }
}

/// The node of a view that observes the pointer.
final class HoverNode: UnaryNode {
    let action: (Bool) -> Void

    init(_ action: @escaping (Bool) -> Void, around child: Node, inputs: ViewInputs) {
        self.action = action
        super.init(around: child, inputs: inputs)
    }
}

extension Node {
    /// The views under a point that observe the pointer, the innermost first.
    func hoverNodes(at point: CGPoint) -> [HoverNode] {
        guard !isLeaving, !isUntouchable else { return [] }
        if limitsTouches, !isTouched(at: point) { return [] }
        var nodes: [HoverNode] = []
        forEachChild { nodes += $0.hoverNodes(at: point) }
        if let node = self as? HoverNode, isTouched(at: point) { nodes.append(node) }
        return nodes
    }

    /// The view of that identity, if it is present and observes the pointer.
    func hoverNode(of identity: ViewIdentity) -> HoverNode? {
        guard !isLeaving else { return nil }
        if self.identity == identity { return self as? HoverNode }
        var found: HoverNode?
        forEachChild { child in
            if found == nil { found = child.hoverNode(of: identity) }
        }
        return found
    }
}

/// The place of the pointer in a view, or that it has left.
public enum HoverPhase: Hashable, Sendable {
    case active(CGPoint)
    case ended
}

extension View {
    /// Runs an action with `true` when the pointer enters the view, and with `false` when it leaves.
    public func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> ModifiedContent<Self, HoverModifier> {
        modifier(HoverModifier(action: ViewScope.bound(action)))
    }

    /// Runs an action when the pointer enters or leaves the view; the pointer of a picture does not move inside.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> ModifiedContent<Self, HoverModifier> {
        onHover { action($0 ? .active(.zero) : .ended) }
    }
}

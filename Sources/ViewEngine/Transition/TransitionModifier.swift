import Graphics

/// Sets the transition of a view.
public struct ViewTransitionModifier: NodeModifier {
    let transition: AnyTransition

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        if transition.isApproximated { inputs.note(.transition) }
        return ViewTransitionNode(transition, around: node, inputs: inputs)
    }
}

/// The node of a view with a transition of its own.
private final class ViewTransitionNode: UnaryNode {
    private let ownTransition: AnyTransition

    init(_ transition: AnyTransition, around child: Node, inputs: ViewInputs) {
        ownTransition = transition
        super.init(around: child, inputs: inputs)
    }

    override var viewTransition: AnyTransition? { ownTransition }
}

extension View {
    /// Sets the way in which the view appears and disappears; without one it fades.
    public func transition(_ transition: AnyTransition) -> ModifiedContent<Self, ViewTransitionModifier> {
        modifier(ViewTransitionModifier(transition: transition))
    }
}

extension Node {
    /// Renders a view that is partly present: 0 is absent, 1 is present.
    func render(
        presence: Double,
        removed: AnyTransition.Removed,
        with options: RenderOptions,
        identity: ViewIdentity,
        into items: inout [DisplayItem]
    ) {
        if removed.isImmediate { return render(with: options, into: &items) }
        var content: [DisplayItem] = []
        render(with: options, into: &content)
        guard !content.isEmpty else { return }
        if removed.moves {
            let transform = removed.transform(presence: presence, frame: frame)
            content = [.group(.transform(transform), items: content, id: identity.item(1))]
        }
        if removed.fades {
            guard presence > 0 || options.includesHidden else { return }
            let opacity = min(max(presence, 0), 1)
            items.append(.applying(.opacity(opacity), to: content, id: identity.item(0)))
        } else {
            items += content
        }
    }
}

extension AnyTransition.Removed {
    fileprivate var moves: Bool { scale != 1 || offset != .zero || edge != nil }

    fileprivate func transform(presence: Double, frame: CGRect) -> CGAffineTransform {
        let absence = 1 - presence
        var move = CGSize(width: offset.width * absence, height: offset.height * absence)
        switch edge {
        case .top: move.height -= frame.height * absence
        case .bottom: move.height += frame.height * absence
        case .leading: move.width -= frame.width * absence
        case .trailing: move.width += frame.width * absence
        case nil: break
        }
        let factor = scale + (1 - scale) * presence
        var transform = CGAffineTransform(scaleX: factor, y: factor, anchor: anchor.point(in: frame))
        transform.tx += move.width
        transform.ty += move.height
        return transform
    }
}

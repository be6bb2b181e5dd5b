/// The view of an `if` with an `else`; each branch has its own identity.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        switch self {
        case .first(let view): inputs.lower(view, ofBranch: true, into: &nodes)
        case .second(let view): inputs.lower(view, ofBranch: false, into: &nodes)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        if let self {
            inputs.lower(self, ofBranch: true, into: &nodes)
        } else {
            inputs.lower(EmptyView(), ofBranch: false, into: &nodes)
        }
    }
}

extension ViewInputs {
    /// Lowers the active branch of a condition, after the views of the other branch that are fading out.
    fileprivate func lower<Branch: View>(_ view: Branch, ofBranch branch: Bool, into nodes: inout [Node]) {
        let previous = graph.previousValues.exchange(branch, at: identity)
        appendLeavingNodes(ofBranch: !branch, to: &nodes)

        let first = nodes.count
        let inputs = descending(.branch(branch))
        view.lower(inputs, into: &nodes)
        for index in first..<nodes.count {
            nodes[index] = TransitionNode(
                around: nodes[index],
                isInserted: previous.map { $0 != branch } ?? false,
                inputs: inputs.descending(.transition(index - first))
            )
        }
    }

    /// Appends the nodes of the inactive branch from the previous update that are still fading out.
    private func appendLeavingNodes(ofBranch branch: Bool, to nodes: inout [Node]) {
        guard !graph.previousNodes.isEmpty else { return }
        let identity = identity.appending(.branch(branch))
        var index = 0
        while let old = graph.previousNodes[identity.appending(.transition(index))] {
            switch old {
            case let old as TransitionNode:
                if let leaving = old.removed(with: transaction, in: graph) { nodes.append(leaving) }
            case let old as LeavingNode: nodes.append(old)
            default: break
            }
            index += 1
        }
    }
}

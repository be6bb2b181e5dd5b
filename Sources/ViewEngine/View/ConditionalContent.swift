/// One of two views, as an `if` with an `else` gives; each branch has an identity of its own.
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
    /// Lowers the branch of a condition that holds, and below it what is left of the other one.
    fileprivate func lower<Branch: View>(_ view: Branch, ofBranch branch: Bool, into nodes: inout [Node]) {
        let before = graph.memory.exchange(branch, at: identity)
        appendLeaving(branch: !branch, to: &nodes)

        let first = nodes.count
        let inputs = descending(.branch(branch))
        view.lower(inputs, into: &nodes)
        for index in first..<nodes.count {
            nodes[index] = TransitionNode(
                nodes[index],
                isInserted: before.map { $0 != branch } ?? false,
                inputs.descending(.transition(index - first))
            )
        }
    }

    /// What the branch that does not hold showed in the update before, while it fades.
    private func appendLeaving(branch: Bool, to nodes: inout [Node]) {
        guard !graph.previousNodes.isEmpty else { return }
        let identity = identity.appending(.branch(branch))
        var index = 0
        while let old = graph.previousNodes[identity.appending(.transition(index))] {
            switch old {
            case let old as TransitionNode:
                if let leaving = old.removed(transaction, graph) { nodes.append(leaving) }
            case let old as LeavingNode: nodes.append(old)
            default: break
            }
            index += 1
        }
    }
}

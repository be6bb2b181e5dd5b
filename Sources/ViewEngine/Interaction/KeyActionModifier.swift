/// Lets a key run an action, for as long as the view is there and enabled.
struct KeyActionModifier: NodeModifier {
    let shortcut: KeyboardShortcut
    let action: () -> Void

    func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        guard inputs.environment.isEnabled else { return node }
        return KeyActionNode(shortcut, action, node, inputs)
    }
}

/// The node of a view that a key does something for.
private final class KeyActionNode: UnaryNode {
    let shortcut: KeyboardShortcut
    let action: () -> Void

    init(_ shortcut: KeyboardShortcut, _ action: @escaping () -> Void, _ child: Node, _ inputs: ViewInputs) {
        self.shortcut = shortcut
        self.action = action
        super.init(child, inputs)
    }
}

extension Node {
    /// What a key does for the first view that it does something for.
    func action(for shortcut: KeyboardShortcut) -> (() -> Void)? {
        guard !isLeaving else { return nil }
        if let node = self as? KeyActionNode, node.shortcut == shortcut { return node.action }
        var found: (() -> Void)?
        forEachChild { child in
            if found == nil { found = child.action(for: shortcut) }
        }
        return found
    }
}

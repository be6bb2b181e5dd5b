/// Runs an action when a key is pressed, while the view is present and enabled.
struct KeyActionModifier: NodeModifier {
    let shortcut: KeyboardShortcut
    let action: () -> Void

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        guard inputs.inherited.environment.isEnabled else { return node }
        return KeyActionNode(shortcut, action: action, around: node, inputs: inputs)
    }
}

/// The node of a view with a keyboard shortcut.
private final class KeyActionNode: UnaryNode {
    let shortcut: KeyboardShortcut
    let action: () -> Void

    init(
        _ shortcut: KeyboardShortcut,
        action: @escaping () -> Void,
        around child: Node,
        inputs: ViewInputs
    ) {
        self.shortcut = shortcut
        self.action = action
        super.init(around: child, inputs: inputs)
    }
}

extension Node {
    /// The action of the first view with a keyboard shortcut.
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

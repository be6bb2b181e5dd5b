/// A key that is pressed while a view has the focus.
public struct KeyPress: Sendable {
    /// Whether a view has used a key.
    public enum Result: Hashable, Sendable { case handled, ignored }

    /// The parts of a press of a key; the keys of a script go down only.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// Runs an action when a key is pressed, while the view has the focus.
struct KeyPressModifier: NodeModifier {
    let accepts: (KeyEquivalent) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        guard inputs.inherited.environment.isEnabled, inputs.inherited.environment.isFocused else {
            return node
        }
        return KeyPressNode(self, around: node, inputs: inputs)
    }
}

/// The node of a view that observes keys.
private final class KeyPressNode: UnaryNode {
    private let modifier: KeyPressModifier

    init(_ modifier: KeyPressModifier, around child: Node, inputs: ViewInputs) {
        self.modifier = modifier
        super.init(around: child, inputs: inputs)
    }

    func use(_ key: KeyEquivalent) -> KeyPress.Result {
        guard modifier.accepts(key) else { return .ignored }
        return modifier.action(
            KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: [])
        )
    }
}

extension Node {
    /// Passes a key to the views that observe keys, the innermost first, until one uses it.
    func receive(_ key: KeyEquivalent) -> KeyPress.Result {
        guard !isLeaving else { return .ignored }
        var result = KeyPress.Result.ignored
        forEachChild { child in
            if result == .ignored { result = child.receive(key) }
        }
        guard result == .ignored, let node = self as? KeyPressNode else { return result }
        return node.use(key)
    }
}

extension View {
    /// Runs an action when a key is pressed while the view has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent,
        action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Runs an action when a key is pressed while the view has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Runs an action when one of some keys is pressed while the view has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                accepts: { phases.contains(.down) && keys.contains($0) },
                action: ViewScope.bound(action)
            )
        )
    }

    /// Runs an action when a key of some characters is pressed while the view has the focus.
    public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                accepts: { key in
                    phases.contains(.down) && key.character.unicodeScalars.allSatisfy(characters.contains)
                },
                action: ViewScope.bound(action)
            )
        )
    }

    /// Runs an action when any key is pressed while the view has the focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(accepts: { _ in phases.contains(.down) }, action: ViewScope.bound(action))
        )
    }
}

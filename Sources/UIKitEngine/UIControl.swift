/// A view that can be in several states at once.
open class UIControl: UIView {
    /// The states that a control is in; none of them is the normal state.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    public var isEnabled: Bool {
        get { !state.contains(.disabled) }
        set { set(.disabled, to: !newValue) }
    }

    public var isSelected: Bool {
        get { state.contains(.selected) }
        set { set(.selected, to: newValue) }
    }

    /// Whether a finger is on it.
    public var isHighlighted: Bool {
        get { state.contains(.highlighted) }
        set { set(.highlighted, to: newValue) }
    }

    /// Whether the keyboard's next key goes to it.
    public internal(set) var isFocused: Bool {
        get { state.contains(.focused) }
        set { set(.focused, to: newValue) }
    }

    public private(set) var state: State = .normal
    /// What was last told from around.
    private var adoptedState: State = .normal

    /// Takes over what has changed around the control; what it has set itself stays.
    func adopt(_ stateAround: State) {
        let changes = adoptedState.symmetricDifference(stateAround)
        adoptedState = stateAround
        for part in [State.highlighted, .disabled, .selected, .focused] where changes.contains(part) {
            set(part, to: stateAround.contains(part))
        }
    }

    private func set(_ part: State, to isOn: Bool) {
        let old = state
        if isOn { state.insert(part) } else { state.remove(part) }
        if state != old { stateDidChange() }
    }

    func stateDidChange() {}
}

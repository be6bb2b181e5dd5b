/// A view with a set of states.
open class UIControl: UIView {
    /// The states of a control; the empty set is the normal state.
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

    /// Whether a touch presses the control.
    public var isHighlighted: Bool {
        get { state.contains(.highlighted) }
        set { set(.highlighted, to: newValue) }
    }

    /// Whether the control has keyboard focus.
    public internal(set) var isFocused: Bool {
        get { state.contains(.focused) }
        set { set(.focused, to: newValue) }
    }

    public private(set) var state: State = .normal
    /// The last state that was inherited from the views around.
    private var inheritedState: State = .normal

    /// Applies the changes of the inherited state; other states keep the value that was set on the control.
    func inherit(_ newState: State) {
        let changes = inheritedState.symmetricDifference(newState)
        inheritedState = newState
        for part in [State.highlighted, .disabled, .selected, .focused] where changes.contains(part) {
            set(part, to: newState.contains(part))
        }
    }

    private func set(_ part: State, to isOn: Bool) {
        let old = state
        if isOn { state.insert(part) } else { state.remove(part) }
        if state != old { stateDidChange() }
    }

    func stateDidChange() {}
}

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

    open var isEnabled: Bool {
        get { !state.contains(.disabled) }
        set { set(.disabled, to: !newValue) }
    }

    open var isSelected: Bool {
        get { state.contains(.selected) }
        set { set(.selected, to: newValue) }
    }

    /// Whether a touch presses the control.
    open var isHighlighted: Bool {
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
    ///
    /// The properties are set, as UIKit sets them, so that overrides of them run.
    func inherit(_ newState: State) {
        let changes = inheritedState.symmetricDifference(newState)
        inheritedState = newState
        if changes.contains(.highlighted) { highlight(newState.contains(.highlighted)) }
        if changes.contains(.disabled) { isEnabled = !newState.contains(.disabled) }
        if changes.contains(.selected) { isSelected = newState.contains(.selected) }
        if changes.contains(.focused) { isFocused = newState.contains(.focused) }
    }

    private func set(_ part: State, to isOn: Bool) {
        let old = state
        if isOn { state.insert(part) } else { state.remove(part) }
        if state != old { stateDidChange() }
    }

    func stateDidChange() {}

    // MARK: Layout

    /// The place of the content of a control that is wider than it.
    public var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsDrawing() }
    }

    /// The place of the content of a control that is higher than it.
    public var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsDrawing() }
    }

    // MARK: Actions

    /// Whether a touch is on the control.
    private var isTouched = false

    /// Sets that a touch presses the control or no longer does, with what UIKit calls of the touch.
    private func highlight(_ isHighlighted: Bool) {
        let touches: Set = [UITouch(on: self)]
        switch (isHighlighted, isTouched) {
        case (true, _): touchesBegan(touches, with: UIEvent())
        case (false, true): touchesCancelled(touches, with: UIEvent())
        case (false, false): touchesEnded(touches, with: UIEvent())
        }
        self.isHighlighted = isHighlighted
        touchDidChange(isDown: isHighlighted)
    }

    /// Sets the pressed state that a picture shows, as a touch sets it, and runs no action.
    package func showHighlighted(_ isHighlighted: Bool) {
        if isHighlighted { touchesBegan([UITouch(on: self)], with: UIEvent()) }
        self.isHighlighted = isHighlighted
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { _ = beginTracking(touch, with: event) }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTracking(touches.first, with: event)
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTracking(with: event)
    }

    /// Called when a touch begins; what it returns has no effect here.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when a touch ends on the control.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when a touch ends otherwise.
    open func cancelTracking(with event: UIEvent?) {}

    /// Sends the events of a touch that begins or that leaves the control.
    private func touchDidChange(isDown: Bool) {
        if isDown {
            isTouched = true
            sendActions(for: .touchDown)
        } else if isTouched {
            isTouched = false
            sendActions(for: [.touchDragExit, .touchUpOutside, .touchCancel])
        }
    }

    /// Notes that a touch has ended on the control.
    func endTouch() {
        isTouched = false
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Adds an action that runs at the given events.
    public func addAction(_ action: UIAction, for events: Event) {
        actions.append((action, events))
    }

    /// Runs the actions of an event.
    public func sendActions(for events: Event) {
        for (action, ownEvents) in actions where !ownEvents.isDisjoint(with: events) { action.run() }
    }
}

/// The controls of a tree that have states of their own, and which states they have.
package struct ControlSelection: Hashable, Sendable {
    /// The controls that a request is about.
    package enum Target: Hashable, Sendable {
        /// The control of a number, from 1 in the order of the tree.
        case number(Int)
        case all
    }

    package var target: Target
    package var isDisabled: Bool
    package var isFocused: Bool
    /// Whether what can be selected is: a toggle is on.
    package var isSelected: Bool

    package init(
        target: Target = .number(1),
        isDisabled: Bool = false,
        isFocused: Bool = false,
        isSelected: Bool = false
    ) {
        self.target = target
        self.isDisabled = isDisabled
        self.isFocused = isFocused
        self.isSelected = isSelected
    }

    /// Whether the controls look as they do without a selection.
    var changesNothing: Bool { !isDisabled && !isFocused && !isSelected }
}

extension EnvironmentValues {
    private struct SelectionKey: EnvironmentKey {
        static let defaultValue = ControlSelection()
    }

    /// The controls that events and states are about; read once for a whole tree.
    package var controlSelection: ControlSelection {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
}

package import ViewEngine

/// A further button with the label of the first, which nobody presses.
package struct NeighborSpecification: Hashable, Sendable {
    package var style: CatalogEntry
    package var role: Role
    /// The size of the first button if `nil`.
    package var controlSize: ControlSize?

    /// The role of the button.
    package enum Role: Hashable, Sendable {
        /// That of the first button.
        case inherited
        /// A role of its own, or none.
        case own(ButtonRole?)
    }

    /// The largest number of further buttons.
    package static let maximumCount = 3

    package init(style: CatalogEntry, role: Role = .inherited, controlSize: ControlSize? = nil) {
        self.style = style
        self.role = role
        self.controlSize = controlSize
    }
}

extension ControlSpecification {
    /// The control of a further button.
    package func control(of neighbor: NeighborSpecification) -> ControlSpecification {
        var control = self
        control.style = neighbor.style
        control.styleValues = styleValues.withoutParameters
        if case .own(let role) = neighbor.role { control.role = role }
        if let size = neighbor.controlSize { control.controlSize = size }
        return control
    }
}

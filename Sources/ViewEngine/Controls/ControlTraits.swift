/// The properties of a control that a person or an assistive program tells it by.
package struct ControlTraits {
    /// The kinds of control that can be pressed.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case button, link, navigationLink, editButton, menu, toggle
        /// A view with a gesture of its own.
        case gesture
    }

    package var kind: Kind
    package var role: ButtonRole?
    /// Whether a tap triggers it, which not every gesture is.
    package var isTapped = true
    /// Selects the control; `nil` for one that cannot be selected.
    package var select: (() -> Void)?

    package init(_ kind: Kind, role: ButtonRole? = nil, select: (() -> Void)? = nil) {
        self.kind = kind
        self.role = role
        self.select = select
    }
}

/// Says what the button is that is the body of a control, as that of a link.
package struct ControlTraitsModifier: PrimitiveViewModifier {
    let traits: ControlTraits

    package func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        var inputs = inputs
        if inputs.inherited.environment.controlObservation != nil {
            inputs.transformEnvironment { $0.controlTraits = traits }
        }
        // The views have the identities that they have without the modifier where nothing observes controls.
        content.lower(inputs, into: &nodes)
    }
}

extension View {
    /// Says what the button inside is to a host that observes controls.
    package func controlTraits(_ traits: ControlTraits) -> ModifiedContent<Self, ControlTraitsModifier> {
        modifier(ControlTraitsModifier(traits: traits))
    }
}

extension EnvironmentValues {
    private struct TraitsKey: EnvironmentKey {
        struct Value: @unchecked Sendable {
            var traits: ControlTraits?
        }

        static let defaultValue = Value()
    }

    /// The traits of the control whose body is a button, such as a link; `nil` for a button.
    package var controlTraits: ControlTraits? {
        get { self[TraitsKey.self].traits }
        set { self[TraitsKey.self] = TraitsKey.Value(traits: newValue) }
    }
}

/// The appearance of a control that a style of the system draws.
package enum SystemAppearance: Sendable {
    /// A label in a border, whose size the system determines as well.
    case bordered
    /// A label without a border.
    case borderless
    /// The label of a role, which has no text of the app.
    case labelOfRole
}

extension EnvironmentValues {
    private enum SystemAppearanceKey: EnvironmentKey {
        static let defaultValue: SystemAppearance? = nil
    }

    /// The appearance of the control around the view; `nil` for one of an app, and where nothing observes controls.
    var systemAppearance: SystemAppearance? {
        get { self[SystemAppearanceKey.self] }
        set { self[SystemAppearanceKey.self] = newValue }
    }
}

/// Says which appearance of the system the views are, to a host that observes controls.
///
/// The views have the identities that they have without the modifier.
package struct SystemAppearanceModifier: PrimitiveViewModifier {
    /// The appearance; `nil` for that of the views around.
    let appearance: SystemAppearance?

    package func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        var inputs = inputs
        if let appearance, inputs.graph.observesControls {
            inputs.transformEnvironment { $0.systemAppearance = appearance }
        }
        content.lower(inputs, into: &nodes)
    }
}

extension View {
    /// Says which appearance of the system the view is; `nil` for that of the views around.
    package func systemAppearance(
        _ appearance: SystemAppearance?
    ) -> ModifiedContent<Self, SystemAppearanceModifier> {
        modifier(SystemAppearanceModifier(appearance: appearance))
    }
}

/// The changes that a host makes to the controls of a view that it did not write.
///
/// Unchecked `Sendable`, because the environment of a tree stays on its thread.
package struct ControlObservation: @unchecked Sendable {
    /// The name under which a control logs that it was triggered.
    package let triggerName: String
    /// The text in place of the labels of buttons; `nil` to leave them.
    package let title: TextSource?

    package init(triggerName: String, title: TextSource? = nil) {
        self.triggerName = triggerName
        self.title = title
    }
}

extension EnvironmentValues {
    private struct ObservationKey: EnvironmentKey {
        static let defaultValue: ControlObservation? = nil
    }

    /// The observation of the controls inside; `nil` for controls that nothing observes, as those inside of another one.
    package var controlObservation: ControlObservation? {
        get { self[ObservationKey.self] }
        set { self[ObservationKey.self] = newValue }
    }
}

/// Observes the controls of a view.
package struct ControlObservationModifier: InputsModifier {
    let observation: ControlObservation

    package func modify(_ inputs: inout ViewInputs) {
        inputs.transformEnvironment { $0.controlObservation = observation }
        // Which label is shown depends on the title, so no title can be exchanged in a resolved tree.
        inputs.graph.contentDependsOnLayout = true
        inputs.graph.observesControls = true
    }
}

extension View {
    /// Observes the controls inside: each can be found and has states of its own (`ControlSelection`).
    package func observingControls(
        _ observation: ControlObservation
    ) -> ModifiedContent<Self, ControlObservationModifier> {
        modifier(ControlObservationModifier(observation: observation))
    }
}

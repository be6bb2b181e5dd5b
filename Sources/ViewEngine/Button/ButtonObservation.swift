/// The changes that a host makes to the buttons of a view that it did not write.
///
/// Unchecked `Sendable`, because the environment of a tree stays on its thread.
package struct ButtonObservation: @unchecked Sendable {
    /// The name under which a button logs that it was triggered.
    package let triggerName: String
    /// The text in place of the label; `nil` to leave it.
    package let title: TextSource?

    package init(triggerName: String, title: TextSource? = nil) {
        self.triggerName = triggerName
        self.title = title
    }
}

extension EnvironmentValues {
    private struct ObservationKey: EnvironmentKey {
        static let defaultValue: ButtonObservation? = nil
    }

    /// The observation of the buttons inside; `nil` for buttons that nothing observes.
    package var buttonObservation: ButtonObservation? {
        get { self[ObservationKey.self] }
        set { self[ObservationKey.self] = newValue }
    }
}

/// Observes the buttons of a view.
package struct ButtonObservationModifier: InputsModifier {
    let observation: ButtonObservation

    package func modify(_ inputs: inout ViewInputs) {
        inputs.transformEnvironment { $0.buttonObservation = observation }
        // Which label is shown depends on the title, so no title can be exchanged in a resolved tree.
        inputs.graph.contentDependsOnLayout = true
    }
}

extension View {
    /// Observes the buttons inside.
    package func observingButtons(
        _ observation: ButtonObservation
    ) -> ModifiedContent<Self, ButtonObservationModifier> {
        modifier(ButtonObservationModifier(observation: observation))
    }
}

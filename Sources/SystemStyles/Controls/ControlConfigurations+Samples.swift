import ViewEngine

// Configurations of styles for views that show one without its control.

extension ToggleStyleConfiguration {
    /// The configuration of a toggle with a title, which is on.
    package static func sample(title: String) -> ToggleStyleConfiguration {
        ToggleStyleConfiguration(label: .init(Text(title)), isOn: .constant(true), isMixed: false)
    }
}

extension ProgressViewStyleConfiguration {
    /// The configuration of a progress view with a title, half of whose task is done.
    package static func sample(title: String) -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(fractionCompleted: 0.5, label: .init(Text(title)))
    }
}

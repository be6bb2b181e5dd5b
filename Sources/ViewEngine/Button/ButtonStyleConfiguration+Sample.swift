extension ButtonStyleConfiguration {
    /// The configuration of a button with a title, for a view that shows one without a button.
    package static func sample(title: String) -> ButtonStyleConfiguration {
        ButtonStyleConfiguration(role: nil, label: .init(Text(title)), isPressed: false)
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// The configuration of a button with a title, for a view that shows one without a button.
    package static func sample(title: String) -> PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(
            role: nil,
            label: .init(Text(title)),
            action: { logAction("trigger") }
        )
    }
}

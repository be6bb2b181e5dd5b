// Configurations of styles for views that show one without its control.

extension LabelStyleConfiguration {
    /// The configuration of a label with a title and a symbol.
    package static func sample(title: String) -> LabelStyleConfiguration {
        LabelStyleConfiguration(title: .init(Text(title)), icon: .init(Image(systemName: "star")))
    }
}

extension MenuStyleConfiguration {
    /// The configuration of a menu with a title.
    package static func sample(title: String) -> MenuStyleConfiguration {
        MenuStyleConfiguration(label: .init(Text(title)), primaryAction: { logAction("trigger") })
    }
}

extension GaugeStyleConfiguration {
    /// The configuration of a gauge with a title, half of which is filled.
    package static func sample(title: String) -> GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: 0.5,
            label: .init(Text(title)),
            currentValueLabel: nil,
            minimumValueLabel: nil,
            maximumValueLabel: nil
        )
    }
}

extension GroupBoxStyleConfiguration {
    /// The configuration of a group box with a title around a text.
    package static func sample(title: String) -> GroupBoxStyleConfiguration {
        GroupBoxStyleConfiguration(label: .init(Text(title)), content: .init(Text("Content")))
    }
}

extension DisclosureGroupStyleConfiguration {
    /// The configuration of a disclosure group with a title that shows a text.
    package static func sample(title: String) -> DisclosureGroupStyleConfiguration {
        DisclosureGroupStyleConfiguration(
            label: .init(Text(title)),
            content: .init(Text("Content")),
            isExpanded: .constant(true)
        )
    }
}

package import ViewEngine

extension SystemPalette {
    /// The palette of iOS 15 to 18.
    package static let iOS18 = SystemPalette(
        colors: { SystemColors.classic($0) ?? SystemColors.shared($0) },
        typography: DynamicType.iOS,
        boldWeight: BoldTrait.weight,
        hierarchicalOpacities: hierarchicalOpacities,
        labelSpacing: labelSpacing,
        listMetrics: ListMetrics(cornerRadius: 10, minimumRowHeight: 44)
    )

    /// The palette of Liquid Glass, from iOS 26 on.
    package static let iOS26 = SystemPalette(
        colors: { SystemColors.glass($0) ?? SystemColors.shared($0) },
        typography: DynamicType.iOS,
        boldWeight: BoldTrait.weight,
        hierarchicalOpacities: hierarchicalOpacities,
        labelSpacing: labelSpacing,
        // A guess.
        listMetrics: ListMetrics(cornerRadius: 26, minimumRowHeight: 52)
    )

    /// The opacities of the primary, secondary, tertiary and quaternary levels, as read from SwiftUI.
    private static let hierarchicalOpacities = [1, 0.5, 0.25, 0.18]

    /// The space between icon and title in points, at the default text size (measured on seven pictures of buttons;
    /// the iOS 26 and 27 design kits have 4).
    private static let labelSpacing: Double = 8
}

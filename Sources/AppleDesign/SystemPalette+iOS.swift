package import ViewEngine

extension SystemPalette {
    /// The classic look, iOS 15 to 18.
    package static let iOS18 = SystemPalette(
        colors: { SystemColors.classic($0) ?? SystemColors.shared($0) },
        typography: DynamicType.iOS,
        hierarchicalOpacities: hierarchicalOpacities,
        labelSpacing: labelSpacing
    )

    /// The look of Liquid Glass, from iOS 26 on.
    package static let iOS26 = SystemPalette(
        colors: { SystemColors.glass($0) ?? SystemColors.shared($0) },
        typography: DynamicType.iOS,
        hierarchicalOpacities: hierarchicalOpacities,
        labelSpacing: labelSpacing
    )

    /// The levels of a colour: primary, secondary, tertiary, quaternary.
    ///
    /// Read out of SwiftUI.
    private static let hierarchicalOpacities = [1, 0.5, 0.25, 0.18]

    /// From the icon to the title, points: the iOS 26 and 27 design kits, every size.
    private static let labelSpacing: Double = 4
}

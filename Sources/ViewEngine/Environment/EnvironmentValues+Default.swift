import Graphics

extension EnvironmentValues {
    /// The default values, which a property has outside of a body and of an action.
    ///
    /// The initializer of a style may read it there, as in SwiftUI. Nothing is drawn with these values.
    package static var outsideOfViews: EnvironmentValues {
        let black = ResolvedColor(0)
        return EnvironmentValues(
            palette: SystemPalette(
                colors: { _ in
                    SystemPalette.Variants(
                        light: black,
                        dark: black,
                        lightIncreasedContrast: black,
                        darkIncreasedContrast: black
                    )
                },
                typography: { _ in
                    SystemPalette.Typography(
                        sizes: DynamicTypeSize.allCases.map { _ in 17 },
                        weight: .regular,
                        boldWeight: .bold
                    )
                },
                boldWeight: { _ in .bold },
                hierarchicalOpacities: [1],
                labelSpacing: 0
            )
        )
    }
}

package import Graphics

/// The colors and text sizes of one system.
///
/// The engine defines their purposes; the caller provides the values.
package final class SystemPalette: Sendable {
    /// A color in each appearance.
    package struct Variants: Hashable, Sendable {
        package var light, dark, lightIncreasedContrast, darkIncreasedContrast: ResolvedColor

        package init(
            light: ResolvedColor,
            dark: ResolvedColor,
            lightIncreasedContrast: ResolvedColor,
            darkIncreasedContrast: ResolvedColor
        ) {
            self.light = light
            self.dark = dark
            self.lightIncreasedContrast = lightIncreasedContrast
            self.darkIncreasedContrast = darkIncreasedContrast
        }
    }

    /// A text style at each Dynamic Type size.
    package struct Typography: Hashable, Sendable {
        /// In points, one for each `DynamicTypeSize`.
        package var sizes: [CGFloat]
        package var weight: Font.Weight
        /// The weight of the bold trait.
        package var boldWeight: Font.Weight

        package init(sizes: [CGFloat], weight: Font.Weight, boldWeight: Font.Weight) {
            precondition(sizes.count == DynamicTypeSize.allCases.count)
            self.sizes = sizes
            self.weight = weight
            self.boldWeight = boldWeight
        }
    }

    private let colors: [Variants]
    private let typography: [Typography]
    /// The weight of the bold trait at a size in points that belongs to no text style.
    private let boldWeight: @Sendable (_ size: CGFloat) -> Font.Weight
    /// The factor of the opacity of each level of a color, from the primary one on.
    package let hierarchicalOpacities: [Double]
    /// The distance from the icon of a label to its title, in points, at the default size of text.
    let labelSpacing: CGFloat
    let listMetrics: ListMetrics

    package init(
        colors: (SystemColor) -> Variants,
        typography: (Font.TextStyle) -> Typography,
        boldWeight: @escaping @Sendable (_ size: CGFloat) -> Font.Weight,
        hierarchicalOpacities: [Double],
        labelSpacing: CGFloat,
        listMetrics: ListMetrics = ListMetrics(cornerRadius: 10, minimumRowHeight: 44)
    ) {
        self.colors = SystemColor.allCases.map(colors)
        self.typography = Font.TextStyle.allCases.map(typography)
        self.boldWeight = boldWeight
        self.hierarchicalOpacities = hierarchicalOpacities
        self.labelSpacing = labelSpacing
        self.listMetrics = listMetrics
    }

    /// The color in an appearance.
    package func color(
        _ color: SystemColor,
        scheme: ColorScheme,
        contrast: ColorSchemeContrast
    ) -> ResolvedColor {
        let variants = colors[color.rawValue]
        return switch (scheme, contrast) {
        case (.light, .standard): variants.light
        case (.dark, .standard): variants.dark
        case (.light, .increased): variants.lightIncreasedContrast
        case (.dark, .increased): variants.darkIncreasedContrast
        }
    }

    /// The distance from the icon of a label to its title, in whole points; it grows with the text style `body`.
    package func labelSpacing(at size: DynamicTypeSize) -> CGFloat {
        (labelSpacing * bodyFactor(at: size)).rounded()
    }

    /// The width of the column of icons in a list, which grows with the text style `body`.
    func listIconWidth(at size: DynamicTypeSize) -> CGFloat { listMetrics.iconWidth * bodyFactor(at: size) }

    private func bodyFactor(at size: DynamicTypeSize) -> CGFloat {
        self.size(of: .body, at: size) / self.size(of: .body, at: .large)
    }

    func size(of style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
        typography[style.rawValue].sizes[size.rawValue]
    }

    func weight(of style: Font.TextStyle) -> Font.Weight {
        typography[style.rawValue].weight
    }

    func boldWeight(of style: Font.TextStyle) -> Font.Weight { typography[style.rawValue].boldWeight }

    func boldWeight(ofSize size: CGFloat) -> Font.Weight { boldWeight(size) }
}

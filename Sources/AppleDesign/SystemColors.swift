import Graphics
package import ViewEngine

/// The values of the system colors, in sRGB.
///
/// The hues of iOS 26 are those of the Human Interface Guidelines (Color, 2025). The hues of iOS 15 to 18,
/// the labels, fills and separators were read from running systems, iOS 13 to 18; where sources differ,
/// a value that several of them give was preferred.
package enum SystemColors {
    /// The hues of iOS 15 to 18; `nil` for colors that did not change in iOS 26.
    package static func classic(_ color: SystemColor) -> SystemPalette.Variants? {
        switch color {
        case .red: variants((0xFF3B30, 0xFF453A), increased: (0xD70015, 0xFF6961))
        case .orange: variants((0xFF9500, 0xFF9F0A), increased: (0xC93400, 0xFFB340))
        case .yellow: variants((0xFFCC00, 0xFFD60A), increased: (0xB25000, 0xFFD426))
        case .green: variants((0x34C759, 0x30D158), increased: (0x248A3D, 0x30DB5B))
        case .mint: variants((0x00C7BE, 0x63E6E2), increased: (0x0C817B, 0x63E6E2))
        case .teal: variants((0x30B0C7, 0x40C8E0), increased: (0x008299, 0x5DE6FF))
        case .cyan: variants((0x32ADE6, 0x64D2FF), increased: (0x0071A4, 0x70D7FF))
        case .blue: variants((0x007AFF, 0x0A84FF), increased: (0x0040DD, 0x409CFF))
        case .indigo: variants((0x5856D6, 0x5E5CE6), increased: (0x3634A3, 0x7D7AFF))
        case .purple: variants((0xAF52DE, 0xBF5AF2), increased: (0x8944AB, 0xDA8FFF))
        case .pink: variants((0xFF2D55, 0xFF375F), increased: (0xD30F45, 0xFF6482))
        case .brown: variants((0xA2845E, 0xAC8E68), increased: (0x7F6545, 0xB59469))
        case .link: variants((0x007AFF, 0x0984FF), increased: (0x007AFF, 0x0984FF))
        default: nil
        }
    }

    /// The hues of iOS 26; `nil` for colors that did not change in iOS 26.
    package static func glass(_ color: SystemColor) -> SystemPalette.Variants? {
        switch color {
        case .red: variants((0xFF383C, 0xFF4245), increased: (0xE9152D, 0xFF6165))
        case .orange: variants((0xFF8D28, 0xFF9230), increased: (0xC55300, 0xFFA056))
        case .yellow: variants((0xFFCC00, 0xFFD600), increased: (0xA16A00, 0xFEDF43))
        case .green: variants((0x34C759, 0x30D158), increased: (0x008932, 0x4AD968))
        case .mint: variants((0x00C8B3, 0x00DAC3), increased: (0x008575, 0x54DFCB))
        case .teal: variants((0x00C3D0, 0x00D2E0), increased: (0x008198, 0x3BDDEC))
        case .cyan: variants((0x00C0E8, 0x3CD3FE), increased: (0x007EAE, 0x6DD9FF))
        case .blue: variants((0x0088FF, 0x0091FF), increased: (0x1E6EF4, 0x5CB8FF))
        case .indigo: variants((0x6155F5, 0x6D7CFF), increased: (0x564ADE, 0xA7AAFF))
        case .purple: variants((0xCB30E0, 0xDB34F2), increased: (0xB02FC2, 0xEA8DFF))
        case .pink: variants((0xFF2D55, 0xFF375F), increased: (0xE7124D, 0xFF8AC4))
        case .brown: variants((0xAC7F5E, 0xB78A66), increased: (0x956D51, 0xDBA679))
        case .link: variants((0x0088FF, 0x0091FF), increased: (0x0088FF, 0x0091FF))
        default: nil
        }
    }

    /// The colors that did not change in iOS 26.
    package static func shared(_ color: SystemColor) -> SystemPalette.Variants {
        switch color {
        case .gray: variants((0x8E8E93, 0x8E8E93), increased: (0x6C6C70, 0xAEAEB2))
        case .gray2: variants((0xAEAEB2, 0x636366), increased: (0x8E8E93, 0x7C7C80))
        case .gray3: variants((0xC7C7CC, 0x48484A), increased: (0xAEAEB2, 0x545456))
        case .gray4: variants((0xD1D1D6, 0x3A3A3C), increased: (0xBCBCC0, 0x444446))
        case .gray5: variants((0xE5E5EA, 0x2C2C2E), increased: (0xD8D8DC, 0x363638))
        case .gray6: variants((0xF2F2F7, 0x1C1C1E), increased: (0xEBEBF0, 0x242426))
        case .label: variants((0x000000, 0xFFFFFF), increased: (0x000000, 0xFFFFFF))
        case .secondaryLabel: variants((0x3C3C43, 0xEBEBF5), opacities: (0.60, 0.60), increased: (0.80, 0.70))
        case .tertiaryLabel: variants((0x3C3C43, 0xEBEBF5), opacities: (0.30, 0.30), increased: (0.70, 0.55))
        case .quaternaryLabel:
            variants((0x3C3C43, 0xEBEBF5), opacities: (0.18, 0.16), increased: (0.55, 0.40))
        case .placeholderText:
            variants((0x3C3C43, 0xEBEBF5), opacities: (0.30, 0.30), increased: (0.376, 0.376))
        case .fill: variants((0x787880, 0x787880), opacities: (0.20, 0.36), increased: (0.28, 0.44))
        case .secondaryFill: variants((0x787880, 0x787880), opacities: (0.16, 0.32), increased: (0.24, 0.40))
        case .tertiaryFill: variants((0x767680, 0x767680), opacities: (0.12, 0.24), increased: (0.20, 0.32))
        case .quaternaryFill:
            SystemPalette.Variants(
                light: ResolvedColor(0x747480, opacity: 0.08),
                dark: ResolvedColor(0x767680, opacity: 0.18),
                lightIncreasedContrast: ResolvedColor(0x747480, opacity: 0.16),
                darkIncreasedContrast: ResolvedColor(0x767680, opacity: 0.26)
            )
        case .separator:
            SystemPalette.Variants(
                light: ResolvedColor(0x3C3C43, opacity: 0.29),
                dark: ResolvedColor(0x545458, opacity: 0.60),
                lightIncreasedContrast: ResolvedColor(0x3C3C43, opacity: 0.37),
                darkIncreasedContrast: ResolvedColor(0x545458, opacity: 0.68)
            )
        case .opaqueSeparator: variants((0xC6C6C8, 0x38383A), increased: (0xC6C6C8, 0x38383A))
        case .background: variants((0xFFFFFF, 0x000000), increased: (0xFFFFFF, 0x000000))
        case .secondaryBackground: variants((0xF2F2F7, 0x1C1C1E), increased: (0xEBEBF0, 0x242426))
        case .tertiaryBackground: variants((0xFFFFFF, 0x2C2C2E), increased: (0xFFFFFF, 0x363638))
        case .groupedBackground: variants((0xF2F2F7, 0x000000), increased: (0xEBEBF0, 0x000000))
        case .secondaryGroupedBackground: variants((0xFFFFFF, 0x1C1C1E), increased: (0xFFFFFF, 0x242426))
        case .tertiaryGroupedBackground: variants((0xF2F2F7, 0x2C2C2E), increased: (0xEBEBF0, 0x363638))
        default: preconditionFailure("\(color) is a hue, which each system defines on its own")
        }
    }

    /// The values for light and dark mode, and for both with increased contrast.
    private static func variants(
        _ colors: (light: UInt32, dark: UInt32),
        increased: (light: UInt32, dark: UInt32)
    ) -> SystemPalette.Variants {
        SystemPalette.Variants(
            light: ResolvedColor(colors.light),
            dark: ResolvedColor(colors.dark),
            lightIncreasedContrast: ResolvedColor(increased.light),
            darkIncreasedContrast: ResolvedColor(increased.dark)
        )
    }

    /// One color for light and one for dark mode; increased contrast changes their opacities only.
    private static func variants(
        _ colors: (light: UInt32, dark: UInt32),
        opacities: (light: Double, dark: Double),
        increased: (light: Double, dark: Double)
    ) -> SystemPalette.Variants {
        SystemPalette.Variants(
            light: ResolvedColor(colors.light, opacity: opacities.light),
            dark: ResolvedColor(colors.dark, opacity: opacities.dark),
            lightIncreasedContrast: ResolvedColor(colors.light, opacity: increased.light),
            darkIncreasedContrast: ResolvedColor(colors.dark, opacity: increased.dark)
        )
    }
}

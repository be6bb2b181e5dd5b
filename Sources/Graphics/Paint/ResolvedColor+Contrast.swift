extension ResolvedColor {
    /// The relative luminance of the color without its opacity, 0 (black) to 1 (white), as WCAG 2.2 defines it.
    package var relativeLuminance: Double {
        0.2126 * SRGBTransfer.linear(red) + 0.7152 * SRGBTransfer.linear(green)
            + 0.0722 * SRGBTransfer.linear(blue)
    }

    /// The contrast ratio with another opaque color, 1 (none) to 21 (black and white), as WCAG 2.2 defines it.
    package func contrast(with other: ResolvedColor) -> Double {
        let (first, second) = (relativeLuminance, other.relativeLuminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}

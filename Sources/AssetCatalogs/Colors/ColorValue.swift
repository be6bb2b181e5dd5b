/// The color of an entry of a color set.
package enum ColorValue: Hashable, Sendable {
    case rgb(RGBColorSpace, red: Double, green: Double, blue: Double, alpha: Double)
    case gray(GrayColorSpace, white: Double, alpha: Double)
    /// A color of the system by its name in a catalog, such as `systemOrangeColor` or `labelColor`.
    case system(String)
}

/// The color spaces of red, green and blue, by their names in a catalog.
package enum RGBColorSpace: String, Hashable, Sendable {
    case srgb
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"

    /// Whether components may be outside of 0 and 1.
    var isExtended: Bool { self == .extendedSRGB || self == .extendedLinearSRGB }
}

/// The color spaces of white, by their names in a catalog.
package enum GrayColorSpace: String, Hashable, Sendable {
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// Whether components may be outside of 0 and 1.
    var isExtended: Bool { self == .extendedGray }
}

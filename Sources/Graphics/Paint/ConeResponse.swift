import CMath

/// A color as the cube roots of OKLab's three cone responses.
///
/// OKLab is a linear map of them, so a linear blend here is a linear blend in OKLab. The matrices are
/// those of Björn Ottosson, "A perceptual color space for image processing" (2020, revised 2021).
public struct ConeResponse: Hashable, Sendable {
    public var long, medium, short: Double

    public init(long: Double, medium: Double, short: Double) {
        self.long = long
        self.medium = medium
        self.short = short
    }

    /// The response to the components of a color, whatever its opacity.
    public init(_ color: ResolvedColor) {
        let red = SRGBTransfer.linear(color.red)
        let green = SRGBTransfer.linear(color.green)
        let blue = SRGBTransfer.linear(color.blue)
        long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    }

    /// The sRGB component of a linear light, limited to 0…1.
    fileprivate static func component(_ light: Double) -> Double {
        let component = SRGBTransfer.encoded(light)
        return component > 0 ? min(component, 1) : 0
    }
}

extension ResolvedColor {
    /// The nearest color of the sRGB gamut, component by component.
    public init(_ response: ConeResponse, opacity: Double) {
        let long = response.long * response.long * response.long
        let medium = response.medium * response.medium * response.medium
        let short = response.short * response.short * response.short
        self.init(
            red: ConeResponse.component(
                4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short
            ),
            green: ConeResponse.component(
                -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short
            ),
            blue: ConeResponse.component(
                -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short
            ),
            opacity: opacity
        )
    }
}

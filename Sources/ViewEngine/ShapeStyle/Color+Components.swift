import CMath
import Graphics

extension Color {
    /// The space of the components of a color; all are drawn in sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear
        /// Its components are taken as those of sRGB, which is a little less vivid.
        case displayP3
    }

    public init(
        _ colorSpace: RGBColorSpace,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        func component(_ value: Double) -> Double { colorSpace == .sRGBLinear ? Self.encoded(value) : value }
        self.init(red: component(red), green: component(green), blue: component(blue), opacity: opacity)
    }

    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            ResolvedColor(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
        )
    }

    /// The sRGB component of a linear light, IEC 61966-2-1.
    private static func encoded(_ light: Double) -> Double {
        light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    /// The space in which two colors are mixed.
    public enum MixingSpace: Hashable, Sendable {
        /// The components of sRGB.
        case device
        /// OKLab.
        case perceptual
    }

    /// Returns a color between this one and another; 0 is this one, 1 the other.
    public func mix(with other: Color, by fraction: Double, in space: MixingSpace = .perceptual) -> Color {
        Color(self, mixedWith: other, by: min(max(fraction, 0), 1), in: space)
    }
}

extension ResolvedColor {
    /// The color between this one and another; the components are premultiplied with the opacity.
    func mixed(with other: ResolvedColor, by fraction: Double, in space: Color.MixingSpace) -> ResolvedColor {
        switch space {
        case .perceptual:
            var mixed = animatableData
            mixed.move(towards: other.animatableData, by: fraction)
            var color = self
            color.animatableData = mixed
            return color
        case .device:
            let opacity = self.opacity + (other.opacity - self.opacity) * fraction
            guard opacity > 0 else { return .clear }
            func component(_ first: Double, _ second: Double) -> Double {
                (first * self.opacity * (1 - fraction) + second * other.opacity * fraction) / opacity
            }
            return ResolvedColor(
                red: component(red, other.red),
                green: component(green, other.green),
                blue: component(blue, other.blue),
                opacity: opacity
            )
        }
    }
}

import Graphics

/// The color spaces whose colors are converted to sRGB, by their names in CSS Color 4 §10.
enum TokenColorSpace {
    typealias Conversion = @Sendable (Double, Double, Double) -> (Double, Double, Double)

    static let all: [String: Conversion] = [
        "srgb": { ($0, $1, $2) },
        "srgb-linear": { (SRGBTransfer.encoded($0), SRGBTransfer.encoded($1), SRGBTransfer.encoded($2)) },
        "display-p3": displayP3,
        "hsl": { hsl(hue: $0, saturation: $1, lightness: $2) },
    ]

    /// Both spaces have the white point D65, so one matrix converts them.
    private static let displayP3: Conversion = { red, green, blue in
        let (red, green, blue) = (
            SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue)
        )
        return (
            SRGBTransfer.encoded(1.224_940_2 * red - 0.224_940_2 * green),
            SRGBTransfer.encoded(-0.042_056_9 * red + 1.042_056_9 * green),
            SRGBTransfer.encoded(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_7 * blue)
        )
    }

    /// In degrees and percents (CSS Color 4 §7).
    private static func hsl(hue: Double, saturation: Double, lightness: Double) -> (Double, Double, Double) {
        let (saturation, lightness) = (saturation / 100, lightness / 100)
        func component(_ offset: Double) -> Double {
            let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let position = turn < 0 ? turn + 12 : turn
            let amplitude = saturation * min(lightness, 1 - lightness)
            return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
        }
        return (component(0), component(8), component(4))
    }
}

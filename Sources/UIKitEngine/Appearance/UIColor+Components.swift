public import Graphics

extension UIColor {
    /// A colour by hue, saturation and brightness, 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        /// What the hue leaves of the brightness, from one of the three corners of the wheel.
        func component(_ corner: CGFloat) -> CGFloat {
            let sector = (corner + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// The sRGB components among the current traits, 0…1.
    @discardableResult
    public func getRed(
        _ red: inout CGFloat,
        green: inout CGFloat,
        blue: inout CGFloat,
        alpha: inout CGFloat
    ) -> Bool {
        let color = resolve(in: .current)
        (red, green, blue, alpha) = (color.red, color.green, color.blue, color.opacity)
        return true
    }

    /// Hue, saturation and brightness among the current traits, 0…1.
    @discardableResult
    public func getHue(
        _ hue: inout CGFloat,
        saturation: inout CGFloat,
        brightness: inout CGFloat,
        alpha: inout CGFloat
    ) -> Bool {
        let color = resolve(in: .current)
        let most = max(color.red, color.green, color.blue)
        let chroma = most - min(color.red, color.green, color.blue)
        let sector: CGFloat =
            if chroma == 0 {
                0
            } else if most == color.red {
                (color.green - color.blue) / chroma
            } else if most == color.green {
                (color.blue - color.red) / chroma + 2
            } else {
                (color.red - color.green) / chroma + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
        saturation = most == 0 ? 0 : chroma / most
        brightness = most
        alpha = color.opacity
        return true
    }
}

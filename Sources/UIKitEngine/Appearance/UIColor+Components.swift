public import Graphics

extension UIColor {
    /// A color from hue, saturation and brightness, 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            ResolvedColor(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
        )
    }

    /// Returns the sRGB components for the current traits, 0…1.
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

    /// Returns hue, saturation and brightness for the current traits, 0…1.
    @discardableResult
    public func getHue(
        _ hue: inout CGFloat,
        saturation: inout CGFloat,
        brightness: inout CGFloat,
        alpha: inout CGFloat
    ) -> Bool {
        let color = resolve(in: .current)
        let largest = max(color.red, color.green, color.blue)
        let chroma = largest - min(color.red, color.green, color.blue)
        let sector: CGFloat =
            if chroma == 0 {
                0
            } else if largest == color.red {
                (color.green - color.blue) / chroma
            } else if largest == color.green {
                (color.blue - color.red) / chroma + 2
            } else {
                (color.red - color.green) / chroma + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
        saturation = largest == 0 ? 0 : chroma / largest
        brightness = largest
        alpha = color.opacity
        return true
    }
}

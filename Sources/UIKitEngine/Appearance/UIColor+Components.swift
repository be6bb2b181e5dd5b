public import Graphics
public import ViewEngine

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

    /// Returns the sRGB components for the current traits without the opacity, 0…1.
    @discardableResult
    public func getRed(
        _ red: inout CGFloat,
        green: inout CGFloat,
        blue: inout CGFloat,
        alpha: Never?
    ) -> Bool {
        var opacity: CGFloat = 0
        return getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    }

    /// Returns hue, saturation and brightness for the current traits without the opacity, 0…1.
    @discardableResult
    public func getHue(
        _ hue: inout CGFloat,
        saturation: inout CGFloat,
        brightness: inout CGFloat,
        alpha: Never?
    ) -> Bool {
        var opacity: CGFloat = 0
        return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &opacity)
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

    /// Returns the brightness of a gray for the current traits, 0…1, and whether the color is a gray.
    @discardableResult
    public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let color = resolve(in: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        (white, alpha) = (color.red, color.opacity)
        return true
    }

    /// A color of the app's resources, which is not known, and gray in its place.
    public convenience init?(named name: String) {
        self.init(Color(name))
    }

    /// A color of some resources, which is not known, and gray in its place.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traits: UITraitCollection?
    ) {
        self.init(named: name)
    }
}

extension Color {
    public init(_ color: CGColor) {
        self.init(cgColor: color)
    }

    /// The components of a color that is the same in every environment; `nil` for others.
    public var cgColor: CGColor? { constant.map { CGColor($0) } }
}

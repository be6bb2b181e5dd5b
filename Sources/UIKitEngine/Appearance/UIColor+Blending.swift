public import Graphics
public import ViewEngine

/// A color without traits, under the name of Core Graphics.
public struct CGColor: Hashable, Sendable {
    let color: ResolvedColor

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = ResolvedColor(red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    init(_ color: ResolvedColor) {
        self.color = color
    }

    /// 0…1.
    public var alpha: CGFloat { color.opacity }

    /// Red, green, blue and alpha, 0…1.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.opacity] }

    public var numberOfComponents: Int { 4 }

    public func copy(alpha: CGFloat) -> CGColor? {
        var color = color
        color.opacity = alpha
        return CGColor(color)
    }
}

extension UIColor {
    /// A color from components of Display P3, 0…1, which are taken for those of sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// The value for the current traits.
    public var cgColor: CGColor { CGColor(resolve(in: .current)) }

    /// Returns the color with a part of another one in it, 0…1, in sRGB (AppKit).
    public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
        UIColor(dynamicProvider: { traits in
            let (first, second) = (self.resolve(in: traits), color.resolve(in: traits))
            let part = min(max(fraction, 0), 1)
            func mixed(_ component: KeyPath<ResolvedColor, Double>) -> Double {
                first[keyPath: component] * (1 - part) + second[keyPath: component] * part
            }
            return UIColor(
                red: mixed(\.red),
                green: mixed(\.green),
                blue: mixed(\.blue),
                alpha: mixed(\.opacity)
            )
        })
    }
}

extension Color {
    public init(cgColor: CGColor) {
        self.init(uiColor: UIColor(cgColor: cgColor))
    }
}

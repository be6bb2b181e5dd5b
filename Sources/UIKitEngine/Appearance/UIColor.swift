public import Graphics
public import ViewEngine

/// A color, which may depend on the traits of the view that uses it.
public struct UIColor: Sendable {
    private let provider: @Sendable (UITraitCollection) -> ResolvedColor
    /// The SwiftUI color that it was made from, if any; that color follows the environment, too.
    fileprivate var color: Color?

    private init(resolvingBy provider: @escaping @Sendable (UITraitCollection) -> ResolvedColor) {
        self.provider = provider
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init { dynamicProvider($0).resolve(in: $0) }
    }

    /// A color from SwiftUI.
    public init(_ color: Color) {
        self.init { color.resolve(in: $0.environment) }
        self.color = color
    }

    init(_ color: ResolvedColor) {
        self.init { _ in color }
    }

    /// A color from sRGB components, 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Returns the sRGB value for the given traits.
    package func resolve(in traits: UITraitCollection) -> ResolvedColor { provider(traits) }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(resolve(in: traits))
    }

    /// Returns the color with its opacity replaced, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor { traits in
            var color = resolve(in: traits)
            color.opacity = alpha
            return color
        }
    }

    /// Returns the color with its opacity multiplied.
    func multiplyingAlpha(by factor: CGFloat) -> UIColor {
        UIColor { resolve(in: $0).multiplyingOpacity(by: factor) }
    }

    /// Returns the color with white of an opacity over it.
    func whitened(by opacity: Double) -> UIColor {
        UIColor { traits in
            ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity).composited(over: resolve(in: traits))
        }
    }

    /// A color with one value for light and one for dark mode.
    init(light: UIColor, dark: UIColor) {
        self.init { ($0.userInterfaceStyle == .dark ? dark : light).resolve(in: $0) }
    }
}

extension Color {
    /// A color from UIKit; a dynamic one is resolved for the traits of each environment.
    public init(uiColor: UIColor) {
        self =
            uiColor.color
            ?? Color { environment in uiColor.resolve(in: UITraitCollection(environment)) }
    }

    public init(_ color: UIColor) {
        self.init(uiColor: color)
    }
}

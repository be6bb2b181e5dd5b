public import Graphics
public import ViewEngine

/// A color, which may depend on the traits of the view that uses it.
public final class UIColor: Sendable {
    private let provider: @Sendable (UITraitCollection) -> ResolvedColor
    /// The SwiftUI color that it was made from, if any; that color follows the environment, too.
    fileprivate let color: Color?

    private init(
        color: Color? = nil,
        resolvingBy provider: @escaping @Sendable (UITraitCollection) -> ResolvedColor
    ) {
        self.color = color
        self.provider = provider
    }

    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(resolvingBy: { dynamicProvider($0).resolve(in: $0) })
    }

    /// A color from SwiftUI.
    public convenience init(_ color: Color) {
        self.init(color: color, resolvingBy: { color.resolve(in: $0.environment) })
    }

    convenience init(_ color: ResolvedColor) {
        self.init(resolvingBy: { _ in color })
    }

    /// A color from sRGB components, 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Returns the sRGB value for the given traits.
    package func resolve(in traits: UITraitCollection) -> ResolvedColor { provider(traits) }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(resolve(in: traits))
    }

    /// Returns the color with its opacity replaced, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(resolvingBy: { traits in
            var color = self.resolve(in: traits)
            color.opacity = alpha
            return color
        })
    }

    /// Returns the color with its opacity multiplied.
    func multiplyingAlpha(by factor: CGFloat) -> UIColor {
        UIColor(resolvingBy: { self.resolve(in: $0).multiplyingOpacity(by: factor) })
    }

    /// Returns the color with white of an opacity over it.
    func whitened(by opacity: Double) -> UIColor {
        UIColor(resolvingBy: { traits in
            ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity)
                .composited(over: self.resolve(in: traits))
        })
    }

    /// A color with one value for light and one for dark mode.
    convenience init(light: UIColor, dark: UIColor) {
        self.init(resolvingBy: { ($0.userInterfaceStyle == .dark ? dark : light).resolve(in: $0) })
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

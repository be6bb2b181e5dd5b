public import Graphics
public import ViewEngine

/// A colour, or the rule by which one follows the traits of the view that it is used in.
public struct UIColor: Sendable {
    private let provider: @Sendable (UITraitCollection) -> ResolvedColor
    /// The colour of SwiftUI's that it is, if it is one: that one follows the traits as well.
    fileprivate var color: Color?

    private init(resolvingBy provider: @escaping @Sendable (UITraitCollection) -> ResolvedColor) {
        self.provider = provider
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init { dynamicProvider($0).resolve(in: $0) }
    }

    /// A colour of SwiftUI's.
    public init(_ color: Color) {
        self.init { color.resolve(in: $0.environment) }
        self.color = color
    }

    init(_ color: ResolvedColor) {
        self.init { _ in color }
    }

    /// sRGB components, 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    package func resolve(in traits: UITraitCollection) -> ResolvedColor { provider(traits) }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(resolve(in: traits))
    }

    /// The colour at another opacity, 0…1, whatever it had.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor { traits in
            var color = resolve(in: traits)
            color.opacity = alpha
            return color
        }
    }

    /// The colour with its opacity multiplied.
    func multiplyingAlpha(by factor: CGFloat) -> UIColor {
        UIColor { resolve(in: $0).multiplyingOpacity(by: factor) }
    }

    /// The colour under a veil of white.
    func whitened(by share: Double) -> UIColor {
        UIColor { traits in
            ResolvedColor(red: 1, green: 1, blue: 1, opacity: share).composited(over: resolve(in: traits))
        }
    }

    /// One colour in the light, and another in the dark.
    init(light: UIColor, dark: UIColor) {
        self.init { ($0.userInterfaceStyle == .dark ? dark : light).resolve(in: $0) }
    }
}

extension Color {
    /// A colour of UIKit's; one that has a rule of its own, as it is among the current traits.
    public init(uiColor: UIColor) {
        self = uiColor.color ?? Color(uiColor.resolve(in: .current))
    }
}

import AppleDesign
import Graphics
import ViewEngine

/// The traits that colors depend on.
public struct UITraitCollection: Sendable {
    public internal(set) var userInterfaceStyle: UIUserInterfaceStyle
    public internal(set) var accessibilityContrast: UIAccessibilityContrast
    public internal(set) var layoutDirection: UITraitEnvironmentLayoutDirection
    let dynamicTypeSize: DynamicTypeSize
    /// The tint of the view; `nil` means the accent color of the app.
    private let tint: Color?
    private let accent: Color?
    private let palette: SystemPalette
    /// The color behind everything, to which glass adapts.
    private let backdrop: ResolvedColor?

    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        dynamicTypeSize = environment.dynamicTypeSize
        tint = environment.tint
        accent = environment.accent
        palette = environment.palette
        backdrop = environment.backdrop
    }

    /// Traits with an appearance; the others are those of the view being updated.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self = .current
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Whether dynamic colors may differ from those with other traits.
    public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
        userInterfaceStyle != traits?.userInterfaceStyle
            || accessibilityContrast != traits?.accessibilityContrast
    }

    /// The environment in which the view engine resolves colors.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues(palette: palette)
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        environment.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        environment.tint = tint
        environment.accent = accent
        environment.backdrop = backdrop
        return environment
    }

    /// The traits of the view being updated; outside of updates, those of iOS 18 in light mode.
    @TaskLocal public static var current = UITraitCollection(EnvironmentValues(palette: .iOS18))
}

/// The light or the dark appearance, under the names of UIKit.
public enum UIUserInterfaceStyle: Hashable, Sendable {
    case unspecified, light, dark
}

/// The contrast that the user has chosen, under the names of UIKit.
public enum UIAccessibilityContrast: Hashable, Sendable {
    case normal, high
}

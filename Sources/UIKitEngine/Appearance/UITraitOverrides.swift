import ViewEngine

/// Traits that replace the inherited ones of a view (iOS 17); unset traits are inherited.
public struct UITraitOverrides: Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle?
    public var accessibilityContrast: UIAccessibilityContrast?
    public var preferredContentSizeCategory: UIContentSizeCategory?
    public var layoutDirection: UITraitEnvironmentLayoutDirection?

    func apply(to environment: inout EnvironmentValues) {
        switch userInterfaceStyle {
        case .light: environment.colorScheme = .light
        case .dark: environment.colorScheme = .dark
        case .unspecified, nil: break
        }
        switch accessibilityContrast {
        case .normal: environment.colorSchemeContrast = .standard
        case .high: environment.colorSchemeContrast = .increased
        case nil: break
        }
        if let size = preferredContentSizeCategory?.size { environment.dynamicTypeSize = size }
        switch layoutDirection {
        case .leftToRight: environment.layoutDirection = .leftToRight
        case .rightToLeft: environment.layoutDirection = .rightToLeft
        case nil: break
        }
    }
}

/// The direction in which lines and rows of views run, under the names of UIKit.
public enum UITraitEnvironmentLayoutDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}

import AppleDesign
import ViewEngine

/// What decides how the colours around a button are to be read.
public struct UITraitCollection: Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle
    public var accessibilityContrast: UIAccessibilityContrast
    /// The tint of the view, or blue.
    private let tint: Color?
    private let palette: SystemPalette

    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        tint = environment.tint
        palette = environment.palette
    }

    /// The surroundings that the engine resolves colours in.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues(palette: palette)
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        environment.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        environment.tint = tint
        return environment
    }

    /// The traits of the view that is being updated; those of a bright screen of iOS 18 outside of updates.
    @TaskLocal public static var current = UITraitCollection(EnvironmentValues(palette: .iOS18))
}

public enum UIUserInterfaceStyle: Hashable, Sendable {
    case light, dark
}

public enum UIAccessibilityContrast: Hashable, Sendable {
    case normal, high
}

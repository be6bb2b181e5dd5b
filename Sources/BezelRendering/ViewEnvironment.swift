import AppleDesign
public import ViewEngine

/// The settings of the system, of the user and of the control that a view is drawn with.
public struct ViewEnvironment: Hashable, Sendable {
    /// A visual design of the system.
    public enum System: String, Hashable, Sendable, CaseIterable {
        /// The design of iOS 15 to 18.
        case iOS18
        /// Liquid Glass, the design from iOS 26 on.
        case iOS26
    }

    /// The parameters of animations that specify none, which depend on the SDK that an app is built with.
    public enum AnimationDefaults: String, Hashable, Sendable, CaseIterable {
        /// The SDKs of iOS 13 to 16: the default is a timing curve.
        case iOS16
        /// The SDKs of iOS 17 and later: the default is a spring.
        case iOS17
    }

    public var system = System.iOS18
    public var colorScheme = ColorScheme.light
    public var colorSchemeContrast = ColorSchemeContrast.standard
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether movements jump to their end; colors and opacities still fade.
    public var accessibilityReduceMotion = false
    public var animationDefaults = AnimationDefaults.iOS17
    public var isEnabled = true
    /// Whether the keyboard's focus is on the view.
    public var isFocused = false
    /// Whether a UIKit control is selected.
    public var isSelected = false

    /// The defaults of a new device.
    public init() {}
}

extension ViewEnvironment {
    /// The environment values of the root of a view.
    var values: EnvironmentValues {
        var values = EnvironmentValues(palette: system.design.palette)
        values.systemDesign = system.design
        values.colorScheme = colorScheme
        values.colorSchemeContrast = colorSchemeContrast
        values.dynamicTypeSize = dynamicTypeSize
        values.layoutDirection = layoutDirection
        values.accessibilityReduceMotion = accessibilityReduceMotion
        values.animationDefaults = animationDefaults.defaults
        values.isEnabled = isEnabled
        values.isFocused = isFocused
        values.isSelected = isSelected
        return values
    }
}

extension ViewEnvironment.System {
    fileprivate var design: SystemDesign {
        switch self {
        case .iOS18: .iOS18
        case .iOS26: .iOS26
        }
    }
}

extension ViewEnvironment.AnimationDefaults {
    fileprivate var defaults: AnimationDefaults {
        switch self {
        case .iOS16: .iOS16
        case .iOS17: .iOS17
        }
    }
}

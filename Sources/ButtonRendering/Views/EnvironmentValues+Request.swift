import AppleDesign
import Graphics
package import ViewEngine

extension EnvironmentValues {
    /// The environment of a request, with the states that a style reads there.
    package init(_ environment: ButtonEnvironment, state: ButtonState = .normal) {
        self.init(palette: environment.system.palette)
        systemDesign = environment.system
        colorScheme = environment.colorScheme
        colorSchemeContrast = environment.contrast
        dynamicTypeSize = environment.dynamicTypeSize
        layoutDirection = environment.layoutDirection
        isEnabled = !state.contains(.disabled)
        isFocused = state.contains(.focused)
        isSelected = state.contains(.selected)
        accessibilityReduceMotion = environment.reducesMotion
        leavesMotionToApp = environment.leavesMotionToSource
        animationDefaults = environment.animationDefaults
        if let adjustment = environment.labelAdjustment { labelAdjustment = adjustment }
        backdrop = environment.background?.resolve(in: self)
    }
}

extension ButtonEnvironment {
    /// The color behind the button; `nil` if it is unknown.
    var backdrop: ResolvedColor? { background?.resolve(in: EnvironmentValues(self)) }
}

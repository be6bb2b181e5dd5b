package import AppleDesign
package import ViewEngine

/// The environment that a button is resolved in.
package struct ButtonEnvironment: Hashable, Sendable {
    package var system: SystemDesign
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var dynamicTypeSize = DynamicTypeSize.large
    package var layoutDirection = LayoutDirection.leftToRight
    /// The color behind the button, which glass shows; `nil` if it is unknown and the picture transparent.
    package var background: Color?
    /// Whether motion is replaced by jumps, and only colors and opacities fade.
    package var reducesMotion = false
    /// Whether only the source decides what still moves then.
    var leavesMotionToSource = false
    /// The meaning of animations without numbers.
    package var animationDefaults = AnimationDefaults.iOS17
    /// The changes that a theme makes to labels.
    var labelAdjustment: LabelAdjustment?

    package init(system: SystemDesign) {
        self.system = system
    }
}

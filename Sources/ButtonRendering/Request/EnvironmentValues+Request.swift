import AppleDesign
import ViewEngine

extension EnvironmentValues {
    /// The surroundings that a request asks for.
    init(_ request: ButtonRequest, _ style: CatalogEntry) {
        let design = request.system ?? style.systems[0]
        self.init(palette: design.palette)
        systemDesign = design
        colorScheme = request.colorScheme
        colorSchemeContrast = request.contrast
        dynamicTypeSize = request.dynamicTypeSize
        layoutDirection = request.layoutDirection
        isEnabled = !request.state.contains(.disabled)
        isFocused = request.state.contains(.focused)
        isSelected = request.state.contains(.selected)
        accessibilityReduceMotion = request.reducesMotion
        animationDefaults = request.animationDefaults
    }
}

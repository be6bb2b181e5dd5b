import ViewEngine

// Values of the environment that pictures have, but rarely vary.
extension Bridge {
    mutating func addScreen() {
        environmentValue("accessibilityDifferentiateWithoutColor", \.accessibilityDifferentiateWithoutColor)
        environmentValue("accessibilityEnabled", \.accessibilityEnabled)
        environmentValue("accessibilityInvertColors", \.accessibilityInvertColors)
        environmentValue("accessibilityReduceTransparency", \.accessibilityReduceTransparency)
        environmentValue("accessibilityShowButtonShapes", \.accessibilityShowButtonShapes)
        environmentValue("isHoverEffectEnabled", \.isHoverEffectEnabled)
        environmentValue("isPresented", \.isPresented)
        environmentValue("pixelLength", \.pixelLength)
        environmentValue("openURL", \.openURL)
        environmentValue("dismiss", \.dismiss)
        environmentValue("keyboardShortcut", \.keyboardShortcut)
        environmentValue("imageScale", \.imageScale)
        environmentValue("symbolVariants", \.symbolVariants)
        environmentValue("accessibilityVoiceOverEnabled", \.accessibilityVoiceOverEnabled)
        environmentValue("appearsActive", \.appearsActive)
        environmentValue("isSearching", \.isSearching)
        environmentValue("isLuminanceReduced", \.isLuminanceReduced)
        environmentValue("isScrollEnabled", \.isScrollEnabled)
        environmentValue("lineLimit", \.lineLimit)
        environmentValue("lineSpacing", \.lineSpacing)
        environmentValue("minimumScaleFactor", \.minimumScaleFactor)
        environmentValue("textCase", \.textCase)
        environmentValue("truncationMode", \.truncationMode)
        environmentValue("backgroundMaterial", \.backgroundMaterial)
        add(LegibilityWeight.self, "Hashable")
        constants(
            "LegibilityWeight",
            ["regular": LegibilityWeight.regular, "bold": .bold],
            areAllCases: true
        )
        environmentValue("legibilityWeight", \.legibilityWeight)
        add(ScenePhase.self, "Hashable", "Comparable")
        constants(
            "ScenePhase",
            ["active": ScenePhase.active, "inactive": .inactive, "background": .background],
            areAllCases: true
        )
        environmentValue("scenePhase", \.scenePhase)
        add(ControlActiveState.self, "Hashable")
        cases(ControlActiveState.self)
        environmentValue("controlActiveState", \.controlActiveState)
        environmentValue("isSceneCaptured", \.isSceneCaptured)
        environmentValue("accessibilityAssistiveAccessEnabled", \.accessibilityAssistiveAccessEnabled)
        environmentValue(
            "accessibilityPrefersCrossFadeTransitions",
            \.accessibilityPrefersCrossFadeTransitions
        )
    }
}

extension LegibilityWeight: EngineValue { static var typeName: String { "LegibilityWeight" } }
extension ScenePhase: EngineValue { static var typeName: String { "ScenePhase" } }
extension ControlActiveState: EngineValue { static var typeName: String { "ControlActiveState" } }

import ViewEngine

// Values of the environment that pictures have, but rarely vary.
extension Bridge {
    mutating func addScreen() {
        environmentValue("accessibilityDifferentiateWithoutColor") {
            Environment(\.accessibilityDifferentiateWithoutColor).wrappedValue
        }
        environmentValue("accessibilityEnabled") { Environment(\.accessibilityEnabled).wrappedValue }
        environmentValue("accessibilityInvertColors") {
            Environment(\.accessibilityInvertColors).wrappedValue
        }
        environmentValue("accessibilityReduceTransparency") {
            Environment(\.accessibilityReduceTransparency).wrappedValue
        }
        environmentValue("accessibilityShowButtonShapes") {
            Environment(\.accessibilityShowButtonShapes).wrappedValue
        }
        environmentValue("isHoverEffectEnabled") { Environment(\.isHoverEffectEnabled).wrappedValue }
        environmentValue("isPresented") { Environment(\.isPresented).wrappedValue }
        environmentValue("pixelLength") { Environment(\.pixelLength).wrappedValue }
        environmentValue("openURL") { Environment(\.openURL).wrappedValue }
        environmentValue("dismiss") { Environment(\.dismiss).wrappedValue }
        environmentValue("keyboardShortcut") { Environment(\.keyboardShortcut).wrappedValue }
        environmentValue("imageScale") { Environment(\.imageScale).wrappedValue }
        environmentValue("symbolVariants") { Environment(\.symbolVariants).wrappedValue }
        environmentValue("accessibilityVoiceOverEnabled") {
            Environment(\.accessibilityVoiceOverEnabled).wrappedValue
        }
        environmentValue("appearsActive") { Environment(\.appearsActive).wrappedValue }
        environmentValue("isSearching") { Environment(\.isSearching).wrappedValue }
        environmentValue("isLuminanceReduced") { Environment(\.isLuminanceReduced).wrappedValue }
        environmentValue("isScrollEnabled") { Environment(\.isScrollEnabled).wrappedValue }
        environmentValue("lineLimit") { Environment(\.lineLimit).wrappedValue }
        environmentValue("lineSpacing") { Environment(\.lineSpacing).wrappedValue }
        environmentValue("minimumScaleFactor") { Environment(\.minimumScaleFactor).wrappedValue }
        environmentValue("textCase") { Environment(\.textCase).wrappedValue }
        environmentValue("truncationMode") { Environment(\.truncationMode).wrappedValue }
        environmentValue("backgroundMaterial") { Environment(\.backgroundMaterial).wrappedValue }
        add(LegibilityWeight.self, "Hashable")
        constants(
            "LegibilityWeight",
            ["regular": LegibilityWeight.regular, "bold": .bold],
            areAllCases: true
        )
        environmentValue("legibilityWeight") { Environment(\.legibilityWeight).wrappedValue }
        add(ScenePhase.self, "Hashable", "Comparable")
        constants(
            "ScenePhase",
            ["active": ScenePhase.active, "inactive": .inactive, "background": .background],
            areAllCases: true
        )
        environmentValue("scenePhase") { Environment(\.scenePhase).wrappedValue }
        add(ControlActiveState.self, "Hashable")
        cases(ControlActiveState.self)
        environmentValue("controlActiveState") { Environment(\.controlActiveState).wrappedValue }
        environmentValue("isSceneCaptured") { Environment(\.isSceneCaptured).wrappedValue }
        environmentValue("accessibilityAssistiveAccessEnabled") {
            Environment(\.accessibilityAssistiveAccessEnabled).wrappedValue
        }
        environmentValue("accessibilityPrefersCrossFadeTransitions") {
            Environment(\.accessibilityPrefersCrossFadeTransitions).wrappedValue
        }
    }
}

extension LegibilityWeight: EngineValue { static var typeName: String { "LegibilityWeight" } }
extension ScenePhase: EngineValue { static var typeName: String { "ScenePhase" } }
extension ControlActiveState: EngineValue { static var typeName: String { "ControlActiveState" } }

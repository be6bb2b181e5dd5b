import ViewEngine

// Values of the environment that pictures have, but rarely vary.
extension Bridge {
    mutating func addScreen() {
        add(LegibilityWeight.self, "Hashable")
        constants(
            "LegibilityWeight",
            ["regular": LegibilityWeight.regular, "bold": .bold],
            areAllCases: true
        )
        add(ScenePhase.self, "Hashable", "Comparable")
        constants(
            "ScenePhase",
            ["active": ScenePhase.active, "inactive": .inactive, "background": .background],
            areAllCases: true
        )
        add(ControlActiveState.self, "Hashable")
        cases(ControlActiveState.self)
    }
}

extension LegibilityWeight: EngineValue { static var engineType: EngineType { .legibilityWeight } }
extension ScenePhase: EngineValue { static var engineType: EngineType { .scenePhase } }
extension ControlActiveState: EngineValue { static var engineType: EngineType { .controlActiveState } }

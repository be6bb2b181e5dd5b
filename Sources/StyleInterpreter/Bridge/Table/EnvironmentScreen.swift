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

extension LegibilityWeight: EngineValue { static var typeName: String { "LegibilityWeight" } }
extension ScenePhase: EngineValue { static var typeName: String { "ScenePhase" } }
extension ControlActiveState: EngineValue { static var typeName: String { "ControlActiveState" } }

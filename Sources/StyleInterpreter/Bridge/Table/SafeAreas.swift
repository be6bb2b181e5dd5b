import ViewEngine

// The safe area, of which a picture has none.
extension Bridge {
    mutating func addSafeAreas() {
        add(SafeAreaRegions.self, "Hashable", "OptionSet")
        constants(
            "SafeAreaRegions",
            ["all": SafeAreaRegions.all, "container": .container, "keyboard": .keyboard]
        )
        initializer("_") { (sets: OptionSetLiteral<SafeAreaRegions>) in sets.union }
        add(VerticalEdge.self, "Hashable")
        cases(VerticalEdge.self)
        add(HorizontalEdge.self, "Hashable")
        cases(HorizontalEdge.self)
    }
}

extension SafeAreaRegions: EngineValue { static var engineType: EngineType { .safeAreaRegions } }

extension VerticalEdge: EngineValue { static var engineType: EngineType { .verticalEdge } }
extension HorizontalEdge: EngineValue { static var engineType: EngineType { .horizontalEdge } }

import ViewEngine

// Pictures have no accessibility beyond their title: the modifiers change nothing.
extension Bridge {
    mutating func addAccessibility() {
        modifier("accessibilityAction", "named", "_") { (view, name: Title, action: Action) in
            view.accessibilityAction(named: name.text) { _ = action() }
        }
        addAccessibilityActions()
        modifier("accessibilityInputLabels", "_") { (view, labels: [Title]) in
            view.accessibilityInputLabels(labels.map(\.text))
        }
        add(AccessibilityChildBehavior.self, "Hashable")
        constants(
            "AccessibilityChildBehavior",
            ["combine": AccessibilityChildBehavior.combine, "contain": .contain, "ignore": .ignore]
        )
        constants(
            "AccessibilityTraits",
            [
                "allowsDirectInteraction": AccessibilityTraits.allowsDirectInteraction,
                "causesPageTurn": .causesPageTurn, "isKeyboardKey": .isKeyboardKey, "isModal": .isModal,
                "isSearchField": .isSearchField, "isSummaryElement": .isSummaryElement,
                "playsSound": .playsSound, "startsMediaSession": .startsMediaSession,
                "updatesFrequently": .updatesFrequently,
            ]
        )
    }

    private mutating func addAccessibilityActions() {
        modifier("accessibilityAction", "named", "_") { (view, name: Text, action: Action) in
            view.accessibilityAction(named: name) { _ = action() }
        }
        add(AccessibilityActionKind.self, "Hashable")
        constants(
            "AccessibilityActionKind",
            [
                "default": AccessibilityActionKind.default, "escape": .escape, "magicTap": .magicTap,
                "delete": .delete, "showMenu": .showMenu,
            ]
        )
        add(AccessibilityAdjustmentDirection.self, "Hashable")
        constants(
            "AccessibilityAdjustmentDirection",
            ["increment": AccessibilityAdjustmentDirection.increment, "decrement": .decrement],
            areAllCases: true
        )
    }
}

extension AccessibilityChildBehavior: EngineValue {
    static var engineType: EngineType { .accessibilityChildBehavior }
}

extension AccessibilityActionKind: EngineValue {
    static var engineType: EngineType { .accessibilityActionKind }
}

extension AccessibilityAdjustmentDirection: EngineValue {
    static var engineType: EngineType { .accessibilityAdjustmentDirection }
}

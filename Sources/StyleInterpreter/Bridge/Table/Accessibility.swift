import ViewEngine

// Pictures have no accessibility beyond their title: the modifiers change nothing.
extension Bridge {
    mutating func addAccessibility() {
        modifier("accessibility", "addTraits") { (view, traits: AccessibilityTraits) in
            view.accessibility(addTraits: traits)
        }
        modifier("accessibility", "removeTraits") { (view, traits: AccessibilityTraits) in
            view.accessibility(removeTraits: traits)
        }
        modifier("accessibility", "hint") { (view, hint: Text) in view.accessibility(hint: hint) }
        modifier("accessibility", "value") { (view, value: Text) in view.accessibility(value: value) }
        modifier("accessibility", "sortPriority") { (view, priority: Double) in
            view.accessibility(sortPriority: priority)
        }
        modifier("accessibilitySortPriority", "_") { (view, priority: Double) in
            view.accessibilitySortPriority(priority)
        }
        modifier("accessibilityAction", "_") { (view, action: Action) in
            view.accessibilityAction { _ = action() }
        }
        modifier("accessibilityAction", "named", "_") { (view, name: Title, action: Action) in
            view.accessibilityAction(named: name.text) { _ = action() }
        }
        addAccessibilityActions()
        modifier("accessibilityElement", .or("children", AccessibilityChildBehavior.ignore)) {
            (view, children: AccessibilityChildBehavior) in
            view.accessibilityElement(children: children)
        }
        modifier("accessibilityInputLabels", "_") { (view, labels: [Title]) in
            view.accessibilityInputLabels(labels.map(\.text))
        }
        modifier("accessibilityRespondsToUserInteraction", .or("_", true)) { (view, responds: Bool) in
            view.accessibilityRespondsToUserInteraction(responds)
        }
        modifier("accessibilityShowsLargeContentViewer") { view in
            view.accessibilityShowsLargeContentViewer()
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
        modifier("accessibilityAction", "_", "_") { (view, kind: AccessibilityActionKind, action: Action) in
            view.accessibilityAction(kind) { _ = action() }
        }
        modifier("accessibilityAction", "action", "label") { (view, action: Action, label: Builder) in
            view.accessibilityAction(action: { _ = action() }, label: { label() })
        }
        modifier("accessibilityActions", "_") { (view, content: Builder) in
            view.accessibilityActions { content() }
        }
        add(AccessibilityAdjustmentDirection.self, "Hashable")
        constants(
            "AccessibilityAdjustmentDirection",
            ["increment": AccessibilityAdjustmentDirection.increment, "decrement": .decrement],
            areAllCases: true
        )
        modifier("accessibilityAdjustableAction", "_") {
            (view, action: Callback<Nothing, AccessibilityAdjustmentDirection>) in
            view.accessibilityAdjustableAction { _ = action($0) }
        }
        modifier("accessibilityRepresentation", "representation") { (view, content: Builder) in
            view.accessibilityRepresentation { content() }
        }
    }
}

extension AccessibilityChildBehavior: EngineValue {
    static var typeName: String { "AccessibilityChildBehavior" }
}

extension AccessibilityActionKind: EngineValue {
    static var typeName: String { "AccessibilityActionKind" }
}

extension AccessibilityAdjustmentDirection: EngineValue {
    static var typeName: String { "AccessibilityAdjustmentDirection" }
}

import StyleRuntime
import ViewEngine

// Pictures have no accessibility beyond their title: the modifiers change nothing.
extension Bridge {
    mutating func addAccessibility() {
        modifier("accessibilityAction", "named", "_") { (view, name: Title, action: Action) in
            view.accessibilityAction(named: name.text) { _ = action() }
        }
        modifier("accessibilityInputLabels", "_") { (view, labels: [Title]) in
            view.accessibilityInputLabels(labels.map(\.text))
        }
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

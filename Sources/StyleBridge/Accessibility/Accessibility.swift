import StyleRuntime
import ViewEngine

// Pictures have no accessibility beyond their title: the modifiers change nothing.
extension Bridge {
    mutating func addAccessibility() {
        modifier("accessibilityValue", labels: "_") { (view, value: Title) in
            view.accessibilityValue(value.text)
        }
        modifier("help", labels: "_") { (view, text: Title) in view.help(text.text) }
        modifier("accessibilityLabel", labels: "_") { (view, label: Title) in
            view.accessibilityLabel(label.text)
        }
        modifier("accessibilityHint", labels: "_") { (view, hint: Title) in view.accessibilityHint(hint.text)
        }
        modifier("accessibilityAction", labels: "named", "_") { (view, name: Title, action: Action) in
            view.accessibilityAction(named: name.text) { _ = action() }
        }
        modifier("accessibilityInputLabels", labels: "_") { (view, labels: [Title]) in
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

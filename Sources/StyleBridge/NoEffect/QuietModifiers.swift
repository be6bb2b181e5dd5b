import Graphics
import StyleRuntime
import ViewEngine

// Modifiers that change no picture of a button, and what they take.
extension Bridge {
    mutating func addQuietModifiers() {
        modifier("equatable") { view in view }
        modifier("badge", labels: "_") { (view, label: Title) in view.badge(label.text) }
    }
}

extension RedactionReasons: EngineValue { static var engineType: EngineType { .redactionReasons } }
extension ButtonRepeatBehavior: EngineValue { static var engineType: EngineType { .buttonRepeatBehavior } }

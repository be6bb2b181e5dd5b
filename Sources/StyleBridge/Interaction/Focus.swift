import StyleRuntime
import ViewEngine

// Focus, hover, and the keyboard.
extension Bridge {
    mutating func addFocus() {
        // Nothing has the focus of a keyboard but the button itself.
        modifier("focused", "_") { (view, binding: AnyBinding) in view }
        modifier("focused", "_", "equals") { (view, binding: AnyBinding, value: Any0) in view }
        initializer("_") { (text: String) in KeyEquivalent(text.first ?? " ") }
        property("KeyEquivalent", "character") { (key: KeyEquivalent) in String(key.character) }
        // A literal is a key.
        modifier("keyboardShortcut", "_", .or("modifiers", EventModifiers.command)) {
            (view, key: String, modifiers: EventModifiers) in
            view.keyboardShortcut(KeyEquivalent(key.first ?? " "), modifiers: modifiers)
        }
    }
}

extension KeyEquivalent: EngineValue { static var engineType: EngineType { .keyEquivalent } }
extension EventModifiers: EngineValue { static var engineType: EngineType { .eventModifiers } }
extension KeyboardShortcut: EngineValue { static var engineType: EngineType { .keyboardShortcut } }

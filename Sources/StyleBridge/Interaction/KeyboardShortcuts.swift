import StyleRuntime
import ViewEngine

// Keys and their shortcuts.
extension Bridge {
    mutating func addKeyboardShortcuts() {
        initializer("_") { (text: String) in KeyEquivalent(text.first ?? " ") }
        property("character", of: "KeyEquivalent") { (key: KeyEquivalent) in String(key.character) }
        // A literal is a key.
        modifier("keyboardShortcut", labels: "_", .or("modifiers", EventModifiers.command)) {
            (view, key: String, modifiers: EventModifiers) in
            view.keyboardShortcut(KeyEquivalent(key.first ?? " "), modifiers: modifiers)
        }
    }
}

extension KeyEquivalent: EngineValue { static var engineType: EngineType { .keyEquivalent } }
extension EventModifiers: EngineValue { static var engineType: EngineType { .eventModifiers } }
extension KeyboardShortcut: EngineValue { static var engineType: EngineType { .keyboardShortcut } }

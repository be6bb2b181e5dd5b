import ViewEngine

// Focus, hover, and the keyboard.
extension Bridge {
    mutating func addFocus() {
        // Nothing has the focus of a keyboard but the button itself.
        modifier("focused", "_") { (view, binding: AnyBinding) in view }
        modifier("focused", "_", "equals") { (view, binding: AnyBinding, value: Any0) in view }
        add(KeyEquivalent.self, "Hashable")
        initializer("_") { (text: String) in KeyEquivalent(text.first ?? " ") }
        constants("KeyEquivalent", ["return": KeyEquivalent.return, "escape": .escape])
        property("KeyEquivalent", "character") { (key: KeyEquivalent) in String(key.character) }
        add(EventModifiers.self, "Hashable", "OptionSet")
        constants(
            "EventModifiers",
            [
                "command": EventModifiers.command, "control": .control, "option": .option, "shift": .shift,
            ]
        )
        initializer("_") { (sets: OptionSetLiteral<EventModifiers>) in sets.union }
        add(KeyboardShortcut.self, "Hashable")
        initializer("_", .or("modifiers", EventModifiers.command)) {
            (key: KeyEquivalent, modifiers: EventModifiers) in
            KeyboardShortcut(key, modifiers: modifiers)
        }
        constants(
            "KeyboardShortcut",
            ["cancelAction": KeyboardShortcut.cancelAction, "defaultAction": .defaultAction]
        )
        property("KeyboardShortcut", "key") { (shortcut: KeyboardShortcut) in shortcut.key }
        property("KeyboardShortcut", "modifiers") { (shortcut: KeyboardShortcut) in shortcut.modifiers }
        modifier("keyboardShortcut", "_", .or("modifiers", EventModifiers.command)) {
            (view, key: KeyEquivalent, modifiers: EventModifiers) in
            view.keyboardShortcut(key, modifiers: modifiers)
        }
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

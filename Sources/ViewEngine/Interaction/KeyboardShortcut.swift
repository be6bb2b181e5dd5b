/// A key, with modifiers, that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    public let key: KeyEquivalent
    public let modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The key that accepts: Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The key that leaves: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key of a keyboard by what it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }

    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
}

/// The keys that are held down with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let shift = EventModifiers(rawValue: 1 << 0)
    public static let control = EventModifiers(rawValue: 1 << 1)
    public static let option = EventModifiers(rawValue: 1 << 2)
    public static let command = EventModifiers(rawValue: 1 << 3)
}

extension View {
    /// Lets a key do what the buttons inside do; the first of them that is enabled does.
    public func keyboardShortcut(
        _ shortcut: KeyboardShortcut?
    ) -> ModifiedContent<Self, EnvironmentModifier<KeyboardShortcut?>> {
        environment(\.keyboardShortcut, shortcut)
    }

    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> ModifiedContent<Self, EnvironmentModifier<KeyboardShortcut?>> {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
}

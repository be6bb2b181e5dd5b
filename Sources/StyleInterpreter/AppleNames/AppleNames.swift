/// The names of Apple's own API, with which a name that the engine lacks is told from one of the author's project.
enum AppleNames {
    /// The words of a text as a set.
    ///
    /// They are found by bytes, since the properties of a hundred thousand characters would take 13 ms of a process.
    static func set(_ text: String) -> Set<Substring> {
        Set(text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Substring($0) })
    }

    /// Whether a name is that of a type, or of a function that begins with a capital.
    static func containsType(_ name: some StringProtocol) -> Bool { types.contains(Substring(name)) }

    /// Whether a type of UIKit or QuartzCore has a member of a name, which it does not inherit.
    static func containsMember(_ name: some StringProtocol, of type: some StringProtocol) -> Bool {
        members[String(type)]?.contains(Substring(name)) ?? false
    }

    /// Whether a name is that of a modifier of views.
    static func containsModifier(_ name: some StringProtocol) -> Bool { modifiers.contains(Substring(name)) }
}

/// The names of Apple's types, for those who read whole projects.
package enum AppleTypes {
    /// Whether a name is that of a type, or of a function that begins with a capital.
    package static func contains(_ name: String) -> Bool { AppleNames.containsType(name) }
}

import StyleInterpreter

/// The names of Apple's own API.
package enum AppleAPI {
    /// Whether a name is that of a type, or of a function that begins with a capital.
    package static func contains(_ name: String) -> Bool { AppleTypes.contains(name) }
}

/// A component of a key path.
package enum KeyPathComponent: Hashable, Sendable {
    /// `.name`; `\.self` has one component with this name.
    case property(Name)
    case `subscript`([Argument])
    /// `?`
    case optionalChaining
    /// `!`
    case forcedValue
}

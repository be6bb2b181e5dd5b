/// The wrapped properties of views and styles that store values, such as `@State`.
package enum DynamicProperties {
    /// Whether they can be read: inside of a body or of an action.
    ///
    /// Elsewhere a read of a state ends the process.
    package static var areReadable: Bool { ViewScope.currentInputs != nil }

    /// A number of the place in the tree whose body or action is running, the same in each process; 0 outside of both.
    package static var place: UInt64 { ViewScope.currentInputs?.identity.number ?? 0 }
}

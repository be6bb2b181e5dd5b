/// The limits of a JSON text.
package enum JSONLimits {
    /// The number of arrays and objects around a value.
    ///
    /// A request needs a few. The limit is far below the depth at which recursion would need much of a stack.
    package static let depth = 32
}

/// A name, and the arguments and trailing closures of its call.
struct Call: Hashable, Sendable {
    let name: String
    /// `nil` for a name that is not called.
    var arguments: [Argument]?
    var closures: [Closure] = []
}

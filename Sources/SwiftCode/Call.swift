/// A name, and what it is called with if it is called.
struct Call: Hashable, Sendable {
    let name: String
    /// `nil` if it is only named.
    var arguments: [Argument]?
    var closures: [Closure] = []
}

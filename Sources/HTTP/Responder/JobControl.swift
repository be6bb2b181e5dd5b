/// The connection of a job under way with the server that does it.
///
/// Work of a bounded price needs neither; it is for work that another process does, which can take longer than its
/// price, and can be given up.
package struct JobControl: Sendable {
    /// Whether a client still waits for the response: it is false from the moment at which the last one has left.
    ///
    /// Any thread may ask while the job is under way; it costs next to nothing. A job that does not ask is finished, so
    /// that its response is cached; what one that ends early returns is discarded.
    package let isWanted: @Sendable () -> Bool
    /// Tells the server that the job has taken more than its price, and by how much: that is added to what its client
    /// has received, so that the next jobs of the client wait longer.
    ///
    /// A job may do so several times, also while it is under way; the prices are added.
    package let charge: @Sendable (_ excess: Price) -> Void

    package init(
        isWanted: @escaping @Sendable () -> Bool,
        charge: @escaping @Sendable (_ excess: Price) -> Void
    ) {
        self.isWanted = isWanted
        self.charge = charge
    }

    /// For a job that is done where its client waits: it is always wanted, and charges nobody.
    package static let unobserved = JobControl(isWanted: { true }, charge: { _ in })
}

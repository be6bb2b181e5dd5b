/// The connection of a job under way with the server that does it.
///
/// Work of a bounded price needs none of it; it is for work that another process does, which can take longer than its
/// price, and can be given up.
package struct JobControl: Sendable {
    /// The client that pays for the job; `nil` if no limit applies to it.
    package let client: ClientID?
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
    /// Whether the thread may wait until the job is done.
    ///
    /// One that may not waits for another process no longer than a moment. Then the job ends with a further one, to be
    /// done by a thread that may: the same one, or one that is under way (`ResponderJob.isUnderWay`).
    package let mayWait: Bool

    package init(
        client: ClientID? = nil,
        mayWait: Bool = true,
        isWanted: @escaping @Sendable () -> Bool,
        charge: @escaping @Sendable (_ excess: Price) -> Void
    ) {
        self.client = client
        self.mayWait = mayWait
        self.isWanted = isWanted
        self.charge = charge
    }

    /// For a job that is done where its client waits: it is always wanted, and charges nobody.
    package static let unobserved = JobControl(isWanted: { true }, charge: { _ in })

    /// For a job that another process does, on a thread that others wait for.
    package static let brief = JobControl(mayWait: false, isWanted: { true }, charge: { _ in })
}

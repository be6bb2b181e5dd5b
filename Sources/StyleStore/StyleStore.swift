/// A durable store of sources, each by its hash.
///
/// A source never changes. None is removed but for room, and only if the limits allow that (`StoreLimits.unreadDays`).
/// Calls wait for the disk or the network, for a few seconds at most (`StoreLimits.waitingTime`).
package protocol StyleStore: Sendable {
    /// Stores a source unless it is stored already. When it returns, the source outlasts a loss of power.
    ///
    /// It is noted as read. If there is no room for a new one, sources that nobody has read for long are removed.
    @discardableResult
    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> StoreInsertion

    /// The source of a hash.
    func source(of hash: SourceHash) throws(StoreError) -> StoredSource

    /// Notes that sources are read today; it writes nothing where that is noted.
    func noteReads(of hashes: [SourceHash]) throws(StoreError)
}

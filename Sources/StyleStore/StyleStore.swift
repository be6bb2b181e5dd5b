/// A durable store of sources, each by its hash.
///
/// A source never changes, and none is ever removed.
/// Calls wait for the disk or the network, for a few seconds at most (`StoreLimits.waitingTime`).
package protocol StyleStore: Sendable {
    /// Stores a source unless it is stored already. When it returns, the source outlasts a loss of power.
    ///
    /// - Returns: whether the source is new.
    @discardableResult
    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> Bool

    /// The source of a hash; `nil` if none is stored.
    func source(of hash: SourceHash) throws(StoreError) -> [UInt8]?
}

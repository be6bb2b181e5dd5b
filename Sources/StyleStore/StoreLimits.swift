/// The limits of a store.
package struct StoreLimits: Hashable, Sendable {
    /// The bytes that all sources may have together.
    package var size: Int
    /// The time in milliseconds for which a call waits for a lock or a server.
    package var waitingTime: Int
    /// The days without a read after which a source may be removed, when there is no room for another one; `nil` if none
    /// ever is.
    package var unreadDays: Int?
    /// The number of sources removed last whose hashes are known.
    package var removedHashes: Int

    package init(
        size: Int = 256 << 20,
        waitingTime: Int = 2_000,
        unreadDays: Int? = nil,
        removedHashes: Int = 100_000
    ) {
        self.size = size
        self.waitingTime = waitingTime
        self.unreadDays = unreadDays
        self.removedHashes = removedHashes
    }
}

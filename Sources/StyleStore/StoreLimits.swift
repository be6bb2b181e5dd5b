/// The limits of a store.
package struct StoreLimits: Hashable, Sendable {
    /// The bytes that all sources may have together.
    package var size: Int
    /// The time in milliseconds for which a call waits for a lock or a server.
    package var waitingTime: Int

    package init(size: Int = 256 << 20, waitingTime: Int = 2_000) {
        self.size = size
        self.waitingTime = waitingTime
    }
}

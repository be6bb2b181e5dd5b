import Synchronization

/// The folder whose styles a service draws, as it is now: a change replaces all of it at once.
package final class WatchedStyles: Sendable {
    private let folder = Mutex(StyleFolder([]))

    package init() {}

    /// The styles of this moment, which never change.
    package var current: StyleFolder { folder.withLock { $0 } }

    package func publish(_ styles: StyleFolder) {
        folder.withLock { $0 = styles }
    }
}

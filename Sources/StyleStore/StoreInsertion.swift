/// The effect of storing a source.
package struct StoreInsertion: Hashable, Sendable {
    /// Whether the source was not stored before.
    package var isNew: Bool
    /// The sources that were removed to make room for it, and their bytes together.
    package var removed: [SourceHash]
    package var removedBytes: Int

    package init(isNew: Bool, removed: [SourceHash] = [], removedBytes: Int = 0) {
        self.isNew = isNew
        self.removed = removed
        self.removedBytes = removedBytes
    }
}

/// The name of the files that a client has sent together, in the addresses of their roots.
package struct BundleIdentity: Hashable, Sendable {
    /// The hash of the canonical form, by which the files are stored.
    package let hash: String
    /// The name of the files in addresses.
    package let address: SourceStyles.Address

    package init(hash: String, address: SourceStyles.Address) {
        self.hash = hash
        self.address = address
    }
}

/// The name of a folder, by which a worker knows it.
package enum FolderKey: Hashable, Sendable {
    /// A folder on a disk at a moment, by its revision.
    case revision(UInt64)
    case bundle(BundleIdentity)
}

/// The content of a store under a hash.
package enum StoredSource: Hashable, Sendable {
    case bytes([UInt8])
    /// It was stored, and is one of the last that were removed.
    case removed
    case missing

    package var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
}

import Glibc

/// Where a face is found.
struct FontFile: Hashable, Sendable {
    var path: String
    /// Which face of a collection.
    var index: UInt32 = 0

    var exists: Bool { access(path, R_OK) == 0 }
}

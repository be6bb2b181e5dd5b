import Glibc

/// The location of a face.
struct FontFile: Hashable, Sendable {
    var path: String
    /// The index of the face in a collection.
    var index: UInt32 = 0

    var exists: Bool { access(path, R_OK) == 0 }
}

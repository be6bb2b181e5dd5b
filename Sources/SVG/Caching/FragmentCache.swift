import Graphics

/// Pieces of pictures that were written before.
///
/// Layout is in whole pixels, so the buttons of a style have a few hundred different sizes, whatever they
/// say; and a rectangle with Apple's corners is 82 numbers.
struct FragmentCache {
    /// What decides the bytes of a piece.
    enum Key: Hashable {
        /// The data of a path with continuous corners.
        case corners(CGRect, radius: CGFloat)
        /// The attributes of a picture that do not depend on what it shows.
        case picture(viewBox: CGRect)
    }

    /// A piece takes up to 700 bytes.
    private static let limit = 2048

    private var fragments: [Key: [UInt8]] = [:]

    /// The piece that was written for a key, or one that is written now.
    mutating func bytes(for key: Key, write: () -> [UInt8]) -> [UInt8] {
        if let bytes = fragments[key] { return bytes }
        if fragments.count == Self.limit { fragments.removeAll(keepingCapacity: true) }
        let bytes = write()
        fragments[key] = bytes
        return bytes
    }
}

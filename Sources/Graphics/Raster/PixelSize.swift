/// A size in whole pixels.
package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The smallest size that holds another one, of at least one pixel.
    package init(containing size: CGSize) {
        width = Self.pixels(size.width)
        height = Self.pixels(size.height)
    }

    /// A whole number of pixels, also for a length that is not a number.
    private static func pixels(_ length: CGFloat) -> Int {
        length > 1 ? Int(min(length, largestLength).rounded(.up)) : 1
    }

    /// More than any limit; the product of two such lengths is an `Int`.
    private static let largestLength: CGFloat = 1e9

    /// The number of pixels.
    package var count: Int { width * height }
}

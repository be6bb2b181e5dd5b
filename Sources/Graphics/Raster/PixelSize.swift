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
        width = max(1, Int(size.width.rounded(.up)))
        height = max(1, Int(size.height.rounded(.up)))
    }

    /// The number of pixels.
    package var count: Int { width * height }
}

/// Decodes images whose bytes nobody has checked.
package protocol ImageReader: Sendable {
    /// The size of an image, from its header; `nil` if it is none that is decoded, or too large.
    func size(of image: [UInt8]) -> PixelSize?

    /// An image as a PNG of a size, which is at most its own or that of its stretch; `nil` if it cannot be decoded.
    ///
    /// The unit of a stretch is a pixel of the image. The pixels of a template are white with the alpha of the image, as
    /// a mask needs them.
    func png(of image: [UInt8], size: PixelSize, stretch: ImageStretch?, isTemplate: Bool) -> [UInt8]?

    /// The share of the pixels of a PNG that differ from those of an earlier one, from 0 to 1, each on a white ground as
    /// large as both; `nil` if one cannot be decoded.
    func differingShare(of image: [UInt8], from earlier: [UInt8]) -> Double?

    /// The size in points of a picture of vectors; `nil` if it is none.
    func vectorSize(of image: [UInt8]) -> CGSize?

    /// A picture of vectors as a PNG of a size; `nil` if it cannot be drawn.
    ///
    /// The unit of a stretch is a point.
    func png(ofVectors image: [UInt8], size: PixelSize, stretch: ImageStretch?, isTemplate: Bool) -> [UInt8]?

    /// The box of a symbol at a font of 100 points, in the first variant of several that its template has; `nil` if it is
    /// none.
    func symbol(of template: [UInt8], variants: [String]) -> SymbolBox?

    /// A symbol in white as a PNG of a size; `nil` if it cannot be drawn.
    func png(ofSymbol template: [UInt8], variants: [String], size: PixelSize) -> [UInt8]?
}

extension ImageReader {
    /// An image as a PNG of a size, without slices.
    package func png(of image: [UInt8], size: PixelSize, isTemplate: Bool) -> [UInt8]? {
        png(of: image, size: size, stretch: nil, isTemplate: isTemplate)
    }

    /// A picture of vectors as a PNG of a size, without slices.
    package func png(ofVectors image: [UInt8], size: PixelSize, isTemplate: Bool) -> [UInt8]? {
        png(ofVectors: image, size: size, stretch: nil, isTemplate: isTemplate)
    }
}

/// The box of a symbol in a line of text.
package struct SymbolBox: Hashable, Sendable {
    package let size: CGSize
    /// The distance from the top of the box to the baseline.
    package let baseline: CGFloat

    package init(size: CGSize, baseline: CGFloat) {
        self.size = size
        self.baseline = baseline
    }
}

/// The limits of images that are decoded; others are drawn as a placeholder.
package enum ImageLimits {
    /// The pixels of an image.
    package static let pixels = 16_000_000
    /// The bytes of a file.
    package static let bytes = 16 << 20
    /// The bytes of a picture of vectors.
    package static let vectorBytes = 1 << 20
    /// The pixels that an image has in a picture.
    package static let drawnPixels = 4_000_000
    /// The width and the height in pixels of an image that is stretched by its slices.
    package static let stretchedLength = 8_192
    /// The lengths of an image that is stretched, in its own unit, for one of the pixels in which it is drawn.
    package static let stretchedReduction: CGFloat = 8
}

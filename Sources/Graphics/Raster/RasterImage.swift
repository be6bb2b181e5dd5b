/// A still or an animated image, to be encoded as one file of pixels.
package struct RasterImage {
    package var format: RasterFormat
    package var size: PixelSize
    /// The color behind the picture; `nil` leaves it transparent.
    package var background: ResolvedColor?
    /// The opaque color that a format without translucent pixels mixes them with.
    package var matte: ResolvedColor
    /// Whether an animated image starts again at its end.
    package var repeats: Bool
    /// Returns the next frame, of at least one, and `nil` after the last.
    package var nextFrame: () -> RasterFrame?

    package init(
        format: RasterFormat,
        size: PixelSize,
        background: ResolvedColor?,
        matte: ResolvedColor,
        repeats: Bool = false,
        nextFrame: @escaping () -> RasterFrame?
    ) {
        self.format = format
        self.size = size
        self.background = background
        self.matte = matte
        self.repeats = repeats
        self.nextFrame = nextFrame
    }
}

/// A part of a raster image: an SVG picture, drawn over the parts before it.
package struct RasterLayer: Sendable {
    /// The picture: a whole SVG file.
    package var svg: [UInt8]
    /// The place of the picture in the image, in pixels.
    package var frame: CGRect
    /// The part of the image that the picture may change, in pixels; `nil` for all of it.
    package var clip: CGRect?

    package init(svg: [UInt8], frame: CGRect, clip: CGRect? = nil) {
        self.svg = svg
        self.frame = frame
        self.clip = clip
    }
}

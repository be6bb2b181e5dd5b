/// A file format of pixels.
package enum RasterFormat: Hashable, Sendable {
    case png
    case animatedPNG
    case webP
    case gif
}

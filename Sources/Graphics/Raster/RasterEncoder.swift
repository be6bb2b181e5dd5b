/// Draws SVG pictures as pixels, and encodes them.
///
/// Threads share it; each call works by itself. Frames are drawn and encoded one by one.
package protocol RasterEncoder: Sendable {
    /// Returns the bytes of a file; equal images have equal bytes.
    func encode(_ image: RasterImage) throws(RasterError) -> [UInt8]
}

/// The reason why an image was not encoded.
package enum RasterError: Error {
    /// A library has not enough memory.
    case outOfMemory
    /// A library reports an error, with its text.
    case failed(String)
}

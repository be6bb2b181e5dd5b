import CTurboJPEG
import Graphics

/// Decodes JPEG files.
enum JPEGFile {
    /// The size of an image, from its header.
    static func size(of file: [UInt8]) throws(RasterError) -> PixelSize {
        try withDecoder(of: file) { (_, _, size) throws(RasterError) in size }
    }

    /// The pixels of a file row by row, each as the bytes red, green, blue and alpha; throws if there are more than a limit.
    static func decode(_ file: [UInt8], limit: Int) throws(RasterError) -> (size: PixelSize, pixels: [UInt32])
    {
        try withDecoder(of: file) { (decoder, bytes, size) throws(RasterError) in
            guard size.count <= limit else { throw .failed("the picture has too many pixels") }
            var pixels = [UInt32](repeating: 0, count: size.count)
            let result = pixels.withUnsafeMutableBytes { pixels in
                tjDecompress2(
                    decoder,
                    bytes.baseAddress,
                    UInt(bytes.count),
                    pixels.baseAddress,
                    Int32(size.width),
                    0,
                    Int32(size.height),
                    Int32(TJPF_RGBA.rawValue),
                    TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
                )
            }
            guard result == 0 else { throw .failed(String(cString: tjGetErrorStr2(decoder))) }
            return (size, pixels)
        }
    }

    /// Passes a decoder that has read the header of a file to a function.
    private static func withDecoder<Result>(
        of file: [UInt8],
        _ body: (tjhandle, UnsafeBufferPointer<UInt8>, PixelSize) throws(RasterError) -> Result
    ) throws(RasterError) -> Result {
        guard let decoder = tjInitDecompress() else { throw .outOfMemory }
        defer { tjDestroy(decoder) }
        return try file.withUnsafeBufferPointer { (bytes) throws(RasterError) in
            var (width, height): (Int32, Int32) = (0, 0)
            var (subsampling, colors): (Int32, Int32) = (0, 0)
            let result = tjDecompressHeader3(
                decoder,
                bytes.baseAddress,
                UInt(bytes.count),
                &width,
                &height,
                &subsampling,
                &colors
            )
            guard result == 0 else { throw .failed(String(cString: tjGetErrorStr2(decoder))) }
            return try body(decoder, bytes, PixelSize(width: Int(width), height: Int(height)))
        }
    }
}

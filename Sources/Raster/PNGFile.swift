import CSpng
import Glibc
import Graphics

/// Encodes pixels as PNG files, and decodes such files.
enum PNGFile {
    /// Level 6 of 9: at level 9 a picture takes twice the time, and some percent fewer bytes.
    private static let compressionLevel: Int32 = 6

    /// Returns a part of an image as a file with eight bits for each of red, green, blue and alpha.
    static func encode(
        _ pixels: UnsafeBufferPointer<UInt32>,
        width: Int,
        part: PixelRect
    ) throws(RasterError) -> [UInt8] {
        guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .outOfMemory }
        defer { spng_ctx_free(context) }
        try check(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
        try check(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, compressionLevel))
        // Without filters a picture of flat colors takes a third of the time, and fewer bytes.
        try check(spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_DISABLE_FILTERING.rawValue)))
        var header = spng_ihdr()
        header.width = UInt32(part.width)
        header.height = UInt32(part.height)
        header.bit_depth = 8
        header.color_type = UInt8(SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue)
        try check(spng_set_ihdr(context, &header))
        let flags = Int32(SPNG_ENCODE_PROGRESSIVE.rawValue | SPNG_ENCODE_FINALIZE.rawValue)
        try check(spng_encode_image(context, nil, 0, Int32(SPNG_FMT_PNG.rawValue), flags))
        for row in part.y..<part.y + part.height {
            let line = UnsafeBufferPointer(
                rebasing: pixels[row * width + part.x..<row * width + part.x + part.width]
            )
            let length = line.count * MemoryLayout<UInt32>.stride
            let result = spng_encode_row(context, line.baseAddress, length)
            if result != Int32(SPNG_EOI.rawValue) { try check(result) }
        }
        var (length, error) = (0, Int32(0))
        guard let bytes = spng_get_png_buffer(context, &length, &error) else {
            try check(error)
            throw .outOfMemory
        }
        defer { free(bytes) }
        return Array(UnsafeRawBufferPointer(start: bytes, count: length))
    }

    /// The size of a picture, from its header.
    static func size(of file: [UInt8]) throws(RasterError) -> PixelSize {
        try withDecoder(of: file) { (_, size) throws(RasterError) in size }
    }

    /// The pixels of a file row by row, each as the bytes red, green, blue and alpha; throws if there are more than a limit.
    ///
    /// Pixels of a color that the file declares to be transparent are so if the file is one of somebody else.
    static func decode(
        _ file: [UInt8],
        limit: Int,
        isTransparent: Bool = false
    ) throws(RasterError) -> (size: PixelSize, pixels: [UInt32]) {
        try withDecoder(of: file) { (context, size) throws(RasterError) in
            guard size.count <= limit else { throw .failed("the picture has too many pixels") }
            var pixels = [UInt32](repeating: 0, count: size.count)
            let length = pixels.count * MemoryLayout<UInt32>.stride
            let flags = isTransparent ? Int32(SPNG_DECODE_TRNS.rawValue) : 0
            try check(spng_decode_image(context, &pixels, length, Int32(SPNG_FMT_RGBA8.rawValue), flags))
            return (size, pixels)
        }
    }

    /// The bytes of a chunk beside those of pixels, and of all such chunks, that are decoded.
    private static let chunkBytes = 1 << 20

    /// Passes a decoder that has read the header of a file to a function.
    private static func withDecoder<Value>(
        of file: [UInt8],
        _ body: (OpaquePointer, PixelSize) throws(RasterError) -> Value
    ) throws(RasterError) -> Value {
        guard let context = spng_ctx_new(0) else { throw .outOfMemory }
        defer { spng_ctx_free(context) }
        var result: Result<Value, RasterError> = .failure(.outOfMemory)
        file.withUnsafeBytes { bytes in
            result = Result { () throws(RasterError) in
                try check(spng_set_chunk_limits(context, chunkBytes, chunkBytes))
                try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
                var header = spng_ihdr()
                try check(spng_get_ihdr(context, &header))
                return try body(context, PixelSize(width: Int(header.width), height: Int(header.height)))
            }
        }
        return try result.get()
    }

    private static func check(_ result: Int32) throws(RasterError) {
        guard result == 0 else { throw .failed(String(cString: spng_strerror(result))) }
    }
}

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

    /// The pixels of a file row by row, each as the bytes red, green, blue and alpha; throws if there are more than a limit.
    static func decode(_ file: [UInt8], limit: Int) throws(RasterError) -> (size: PixelSize, pixels: [UInt32])
    {
        guard let context = spng_ctx_new(0) else { throw .outOfMemory }
        defer { spng_ctx_free(context) }
        var result: Result<(size: PixelSize, pixels: [UInt32]), RasterError> = .failure(.outOfMemory)
        file.withUnsafeBytes { bytes in
            result = Result { () throws(RasterError) in
                try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
                var header = spng_ihdr()
                try check(spng_get_ihdr(context, &header))
                let size = PixelSize(width: Int(header.width), height: Int(header.height))
                guard size.count <= limit else { throw .failed("the picture has too many pixels") }
                var pixels = [UInt32](repeating: 0, count: size.count)
                let length = pixels.count * MemoryLayout<UInt32>.stride
                try check(spng_decode_image(context, &pixels, length, Int32(SPNG_FMT_RGBA8.rawValue), 0))
                return (size, pixels)
            }
        }
        return try result.get()
    }

    private static func check(_ result: Int32) throws(RasterError) {
        guard result == 0 else { throw .failed(String(cString: spng_strerror(result))) }
    }
}

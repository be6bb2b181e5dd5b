package import Graphics

/// Draws with librsvg and cairo, and encodes with libspng, libwebp and giflib.
package struct LibraryRasterEncoder: RasterEncoder {
    package init() {}

    package func encode(_ image: RasterImage) throws(RasterError) -> [UInt8] {
        switch image.format {
        case .png:
            let whole = PixelRect(x: 0, y: 0, width: image.size.width, height: image.size.height)
            var file: [UInt8] = []
            try drawFrames(of: image) { pixels, _ throws(RasterError) in
                file = try PNGFile.encode(pixels, width: whole.width, part: whole)
            }
            return file
        case .animatedPNG:
            var encoder = AnimatedPNGEncoder(size: image.size, repeats: image.repeats)
            try drawFrames(of: image) { pixels, duration throws(RasterError) in
                try encoder.append(pixels, duration: duration)
            }
            return encoder.bytes
        case .webP:
            let encoder = try WebPEncoder(size: image.size, repeats: image.repeats)
            try drawFrames(of: image, encoder.append)
            return try encoder.finish()
        case .gif:
            let encoder = try GIFEncoder(size: image.size, matte: image.matte, repeats: image.repeats)
            try drawFrames(of: image, encoder.append)
            return try encoder.finish()
        }
    }

    /// Draws one frame after the other on the same canvas, and passes on its pixels and its duration.
    private func drawFrames(
        of image: RasterImage,
        _ body: (UnsafeBufferPointer<UInt32>, Int) throws(RasterError) -> Void
    ) throws(RasterError) {
        let canvas = try PixelCanvas(size: image.size)
        while let frame = image.nextFrame() {
            try canvas.draw(frame, over: image.background)
            try canvas.withPixels { pixels throws(RasterError) in try body(pixels, frame.duration) }
        }
    }
}

package import Graphics

/// The pixels in which two pictures differ.
package struct PixelDifference: Hashable, Sendable {
    /// The number of pixels that differ in any component.
    package let count: Int
    /// The number of pixels of both pictures together.
    package let total: Int
    /// The second picture as a PNG file, pale, with the pixels that differ in magenta.
    package let picture: [UInt8]

    /// The most pixels that two pictures have together; each is within the limit of a file of pixels.
    static let limit = 32_000_000

    /// A PNG file in a larger picture, with the place of its first pixel there.
    package struct Part {
        private let file: [UInt8]
        private let x: Int
        private let y: Int

        package init(_ file: [UInt8], x: Int, y: Int) {
            self.file = file
            self.x = x
            self.y = y
        }

        /// The picture in which the file is the only part, on an opaque color.
        fileprivate func pixels(of size: PixelSize, on matte: Matte) throws(RasterError) -> [UInt32] {
            let part = try PNGFile.decode(file, limit: PixelDifference.limit)
            var pixels = [UInt32](repeating: matte.mixed(with: 0), count: size.count)
            // A part whose place is rounded to whole pixels may reach beyond the picture.
            let rows = 0..<part.size.height, columns = 0..<part.size.width
            for row in rows.clamped(to: -y..<size.height - y) {
                for column in columns.clamped(to: -x..<size.width - x) {
                    let pixel = UInt32(littleEndian: part.pixels[row * part.size.width + column])
                    pixels[(row + y) * size.width + column + x] = matte.mixed(with: pixel)
                }
            }
            return pixels
        }
    }

    /// Compares two pictures, drawn on one opaque color; throws if they have too many pixels.
    package init(
        from old: Part,
        to new: Part,
        size: PixelSize,
        background: ResolvedColor
    ) throws(RasterError) {
        guard size.count <= Self.limit else { throw .failed("they have too many pixels together") }
        let matte = Matte(background)
        let before = try old.pixels(of: size, on: matte)
        var after = try new.pixels(of: size, on: matte)
        var count = 0
        for index in after.indices {
            if after[index] == before[index] {
                after[index] = Self.pale(after[index])
            } else {
                after[index] = Self.marked
                count += 1
            }
        }
        self.count = count
        total = after.count
        let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        var result: Result<[UInt8], RasterError> = .failure(.outOfMemory)
        after.withUnsafeBufferPointer { pixels in
            result = Result { () throws(RasterError) in
                try PNGFile.encode(pixels, width: size.width, part: whole)
            }
        }
        picture = try result.get()
    }

    /// Opaque magenta, as the bytes red, green, blue and alpha.
    private static let marked = UInt32(0xFFFF_00FF).littleEndian

    /// The pixel with three quarters of white over it.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        func component(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) / 4 + 191) << shift }
        return (component(0) | component(8) | component(16) | 0xFF00_0000).littleEndian
    }
}

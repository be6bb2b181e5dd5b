package import Graphics

/// The pixels in which two pictures differ.
package struct PixelDifference: Hashable, Sendable {
    /// The number of pixels that differ in any component.
    package let count: Int
    /// The number of pixels of both pictures together.
    package let total: Int
    /// The second picture as a PNG file, pale, with the pixels that differ in magenta.
    package let picture: [UInt8]

    /// Compares two pictures, drawn on one opaque color.
    package init(
        from old: RasterLayer,
        to new: RasterLayer,
        size: PixelSize,
        background: ResolvedColor
    ) throws(RasterError) {
        let before = try Self.pixels(of: old, size: size, background: background)
        var after = try Self.pixels(of: new, size: size, background: background)
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

    private static func pixels(
        of layer: RasterLayer,
        size: PixelSize,
        background: ResolvedColor
    ) throws(RasterError) -> [UInt32] {
        let canvas = try PixelCanvas(size: size)
        try canvas.draw(RasterFrame(layers: [{ layer }]), over: background)
        return try canvas.withPixels { pixels throws(RasterError) in Array(pixels) }
    }

    /// Opaque magenta, as the bytes red, green, blue and alpha.
    private static let marked = UInt32(0xFFFF_00FF).littleEndian

    /// The pixel with three quarters of white over it.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        let pixel = UInt32(littleEndian: pixel)
        func component(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) / 4 + 191) << shift }
        return (component(0) | component(8) | component(16) | 0xFF00_0000).littleEndian
    }
}

package import Graphics

/// The pixels in which two pictures differ.
package struct PixelDifference: Hashable, Sendable {
    /// The number of pixels that differ in any component.
    package let count: Int
    /// The number of pixels of both pictures together.
    package let total: Int
    /// The second picture as a PNG file, pale, with the pixels that differ in magenta.
    package let picture: [UInt8]

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
        fileprivate func pixels(of size: PixelSize, on color: ResolvedColor) throws(RasterError) -> [UInt32] {
            let part = try PNGFile.decode(file, limit: size.count)
            let background = Components(color)
            var pixels = [UInt32](repeating: background.pixel, count: size.count)
            // A part that is rounded to whole pixels may reach beyond the picture.
            for row in max(0, -y)..<max(0, -y, min(part.size.height, size.height - y)) {
                for column in max(0, -x)..<max(0, -x, min(part.size.width, size.width - x)) {
                    let pixel = Components(part.pixels[row * part.size.width + column])
                    pixels[(row + y) * size.width + column + x] = pixel.composited(over: background).pixel
                }
            }
            return pixels
        }
    }

    /// Compares two pictures, drawn on one opaque color.
    package init(
        from old: Part,
        to new: Part,
        size: PixelSize,
        background: ResolvedColor
    ) throws(RasterError) {
        let before = try old.pixels(of: size, on: background)
        var after = try new.pixels(of: size, on: background)
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
        func paler(_ component: UInt32) -> UInt32 { component / 4 + 191 }
        let components = Components(pixel)
        return Components(
            red: paler(components.red),
            green: paler(components.green),
            blue: paler(components.blue),
            alpha: 255
        )
        .pixel
    }
}

/// The components of a pixel, 0…255, with straight alpha.
private struct Components {
    let red: UInt32
    let green: UInt32
    let blue: UInt32
    let alpha: UInt32

    init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The components of an opaque color.
    init(_ color: ResolvedColor) {
        func component(_ value: Double) -> UInt32 { UInt32((min(max(0, value), 1) * 255).rounded()) }
        red = component(color.red)
        green = component(color.green)
        blue = component(color.blue)
        alpha = 255
    }

    /// The bytes of a pixel in their order in memory.
    init(_ pixel: UInt32) {
        let pixel = UInt32(littleEndian: pixel)
        red = pixel & 0xFF
        green = pixel >> 8 & 0xFF
        blue = pixel >> 16 & 0xFF
        alpha = pixel >> 24
    }

    var pixel: UInt32 { (red | green << 8 | blue << 16 | alpha << 24).littleEndian }

    /// The color on an opaque one.
    func composited(over background: Components) -> Components {
        func component(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
            (upper * alpha + lower * (255 - alpha) + 127) / 255
        }
        return Components(
            red: component(red, background.red),
            green: component(green, background.green),
            blue: component(blue, background.blue),
            alpha: 255
        )
    }
}

import Graphics

/// Pixels in memory, each as the bytes red, green, blue and alpha with straight alpha.
struct PixelImage {
    let size: PixelSize
    let pixels: [UInt32]

    /// The image in a smaller size: each pixel is the mean of those that it covers, by their alpha.
    func scaled(to target: PixelSize) -> PixelImage {
        let target = PixelSize(
            width: min(max(1, target.width), size.width),
            height: min(max(1, target.height), size.height)
        )
        guard target != size else { return self }
        var result = [UInt32](repeating: 0, count: target.count)
        for y in 0..<target.height {
            let rows = Self.covered(y, of: target.height, in: size.height)
            for x in 0..<target.width {
                let columns = Self.covered(x, of: target.width, in: size.width)
                result[y * target.width + x] = mean(rows: rows, columns: columns)
            }
        }
        return PixelImage(size: target, pixels: result)
    }

    /// The image in white, with the same alpha.
    var white: PixelImage {
        let white = (0x00FF_FFFF as UInt32).littleEndian
        return PixelImage(size: size, pixels: pixels.map { $0 | white })
    }

    /// The pixels that a pixel of a smaller image covers, at least one.
    private static func covered(_ index: Int, of count: Int, in larger: Int) -> Range<Int> {
        let start = index * larger / count
        return start..<max(start + 1, (index + 1) * larger / count)
    }

    private func mean(rows: Range<Int>, columns: Range<Int>) -> UInt32 {
        var (red, green, blue, alpha): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for row in rows {
            for column in columns {
                let pixel = UInt64(UInt32(littleEndian: pixels[row * size.width + column]))
                let weight = pixel >> 24
                red += (pixel & 0xFF) * weight
                green += (pixel >> 8 & 0xFF) * weight
                blue += (pixel >> 16 & 0xFF) * weight
                alpha += weight
            }
        }
        guard alpha > 0 else { return 0 }
        let count = UInt64(rows.count * columns.count)
        func component(_ sum: UInt64, over divisor: UInt64) -> UInt32 {
            UInt32((sum + divisor / 2) / divisor)
        }
        return
            (component(red, over: alpha) | component(green, over: alpha) << 8
            | component(blue, over: alpha) << 16 | component(alpha, over: count) << 24).littleEndian
    }
}

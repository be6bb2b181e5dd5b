import Graphics

extension PixelImage {
    /// The image in a size by its slices, in pixels of the image; `nil` beyond the limits.
    func stretched(by stretch: ImageStretch, to target: PixelSize) -> PixelImage? {
        let (slices, length) = (stretch.slices, stretch.size)
        let longest = ImageLimits.stretchedLength
        guard size.count > 0, pixels.count == size.count, target.width > 0, target.height > 0,
            target.width <= longest, target.height <= longest, target.count <= ImageLimits.drawnPixels,
            length.width > 0, length.height > 0,
            length.width <= Double(target.width) * ImageLimits.stretchedReduction,
            length.height <= Double(target.height) * ImageLimits.stretchedReduction
        else { return nil }
        let columns = StretchedAxis(
            of: size.width,
            first: slices.left,
            center: slices.centerWidth,
            last: slices.right,
            isTiled: slices.isTiled,
            length: length.width,
            pixels: target.width
        )
        let rows = StretchedAxis(
            of: size.height,
            first: slices.top,
            center: slices.centerHeight,
            last: slices.bottom,
            isTiled: slices.isTiled,
            length: length.height,
            pixels: target.height
        )
        var result: [UInt32] = []
        result.reserveCapacity(target.count)
        for y in 0..<target.height {
            for x in 0..<target.width {
                result.append(mean(rows: rows.shares(of: y), columns: columns.shares(of: x)))
            }
        }
        return PixelImage(size: target, pixels: result)
    }

    /// The mean of pixels by their weights and their alpha.
    private func mean(
        rows: ArraySlice<StretchedAxis.Share>,
        columns: ArraySlice<StretchedAxis.Share>
    ) -> UInt32 {
        var (red, green, blue, alpha, total) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for row in rows {
            for column in columns {
                let pixel = UInt32(littleEndian: pixels[row.pixel * size.width + column.pixel])
                let weight = row.weight * column.weight
                let opacity = weight * Double(pixel >> 24)
                red += Double(pixel & 0xFF) * opacity
                green += Double(pixel >> 8 & 0xFF) * opacity
                blue += Double(pixel >> 16 & 0xFF) * opacity
                alpha += opacity
                total += weight
            }
        }
        guard alpha > 0, total > 0 else { return 0 }
        func component(_ sum: Double, over divisor: Double) -> UInt32 {
            UInt32(min(255, (sum / divisor).rounded()))
        }
        return
            (component(red, over: alpha) | component(green, over: alpha) << 8
            | component(blue, over: alpha) << 16 | component(alpha, over: total) << 24).littleEndian
    }
}

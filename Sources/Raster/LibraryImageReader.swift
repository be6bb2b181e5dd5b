package import Graphics

/// Decodes PNG by libspng, JPEG by libjpeg-turbo, and SVG by librsvg.
package struct LibraryImageReader: ImageReader {
    package init() {}

    package func size(of image: [UInt8]) -> PixelSize? {
        guard image.count <= ImageLimits.bytes else { return nil }
        let size: PixelSize?
        switch ImageFormat(of: image) {
        case .png: size = try? PNGFile.size(of: image)
        case .jpeg: size = try? JPEGFile.size(of: image)
        case nil: size = nil
        }
        return size.flatMap { $0.isWithinLimit ? $0 : nil }
    }

    package func png(
        of image: [UInt8],
        size: PixelSize,
        stretch: ImageStretch?,
        isTemplate: Bool
    ) -> [UInt8]? {
        guard image.count <= ImageLimits.bytes, size.width > 0, size.height > 0 else { return nil }
        do {
            let decoded =
                switch ImageFormat(of: image) {
                case .png: try PNGFile.decode(image, limit: ImageLimits.pixels, isTransparent: true)
                case .jpeg: try JPEGFile.decode(image, limit: ImageLimits.pixels)
                case nil: throw RasterError.failed("the format of the image is not known")
                }
            let image = PixelImage(size: decoded.size, pixels: decoded.pixels)
            guard let stretch else { return try png(of: image.scaled(to: size), isTemplate: isTemplate) }
            return try image.stretched(by: stretch, to: size).map { try png(of: $0, isTemplate: isTemplate) }
        } catch {
            return nil
        }
    }

    package func differingShare(of image: [UInt8], from earlier: [UInt8]) -> Double? {
        guard let old = size(of: earlier), let new = size(of: image) else { return nil }
        do throws(RasterError) {
            let size = PixelSize(
                width: max(old.width, new.width),
                height: max(old.height, new.height)
            )
            let difference = try PixelDifference(
                from: PixelDifference.Part(earlier, x: 0, y: 0),
                to: PixelDifference.Part(image, x: 0, y: 0),
                size: size,
                background: ResolvedColor(red: 1, green: 1, blue: 1)
            )
            return Double(difference.count) / Double(difference.total)
        } catch {
            return nil
        }
    }

    package func symbol(of template: [UInt8], variants: [String]) -> SymbolBox? {
        guard template.count <= ImageLimits.vectorBytes else { return nil }
        return VectorSymbol(of: template, variants: variants).map {
            SymbolBox(size: $0.frame.size, baseline: $0.baseline)
        }
    }

    package func png(ofSymbol template: [UInt8], variants: [String], size: PixelSize) -> [UInt8]? {
        guard template.count <= ImageLimits.vectorBytes, size.count <= ImageLimits.drawnPixels,
            let symbol = VectorSymbol(of: template, variants: variants)
        else { return nil }
        do throws(RasterError) {
            return try png(of: symbol.pixels(size), isTemplate: true)
        } catch {
            return nil
        }
    }

    private func png(of image: PixelImage, isTemplate: Bool) throws(RasterError) -> [UInt8] {
        let pixels = isTemplate ? image.white.pixels : image.pixels
        return try pixels.withUnsafeBufferPointer { (pixels) throws(RasterError) in
            try PNGFile.encode(pixels, width: image.size.width, part: image.size.all)
        }
    }

    package func vectorSize(of image: [UInt8]) -> CGSize? {
        guard image.count <= ImageLimits.vectorBytes, !VectorPicture.needsFiles(image) else { return nil }
        return VectorPicture.size(of: image)
    }

    package func png(
        ofVectors image: [UInt8],
        size: PixelSize,
        stretch: ImageStretch?,
        isTemplate: Bool
    ) -> [UInt8]? {
        guard let stretch else { return png(ofVectors: image, size: size, isTemplate: isTemplate) }
        guard let own = vectorSize(of: image) else { return nil }
        let scale: CGFloat = 2
        let pixels = PixelSize(
            containing: CGSize(width: own.width * scale, height: own.height * scale)
        )
        guard let drawn = self.pixels(ofVectors: image, size: pixels) else { return nil }
        do throws(RasterError) {
            guard let stretched = drawn.stretched(by: stretch.scaled(by: scale), to: size) else { return nil }
            return try png(of: stretched, isTemplate: isTemplate)
        } catch {
            return nil
        }
    }

    package func png(ofVectors image: [UInt8], size: PixelSize, isTemplate: Bool) -> [UInt8]? {
        guard let drawn = pixels(ofVectors: image, size: size) else { return nil }
        do throws(RasterError) {
            return try png(of: drawn, isTemplate: isTemplate)
        } catch {
            return nil
        }
    }

    /// The pixels of a picture of vectors in a size; `nil` if it cannot be drawn.
    private func pixels(ofVectors image: [UInt8], size: PixelSize) -> PixelImage? {
        guard image.count <= ImageLimits.vectorBytes, size.count <= ImageLimits.drawnPixels,
            !VectorPicture.needsFiles(image)
        else {
            return nil
        }
        do throws(RasterError) {
            let canvas = try PixelCanvas(size: size)
            let frame = CGRect(
                origin: .zero,
                size: CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
            )
            try canvas.draw(
                RasterFrame(layers: [{ RasterLayer(svg: image, frame: frame) }]),
                over: nil
            )
            return PixelImage(size: size, pixels: try canvas.withPixels { pixels in Array(pixels) })
        } catch {
            return nil
        }
    }
}

/// The formats of images, by their first bytes.
private enum ImageFormat {
    case png, jpeg

    init?(of image: [UInt8]) {
        if image.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if image.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else {
            return nil
        }
    }
}

extension PixelSize {
    /// All of an image of the size.
    fileprivate var all: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Whether an image of the size may be decoded.
    fileprivate var isWithinLimit: Bool {
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        return width > 0 && height > 0 && !overflows && count <= ImageLimits.pixels
    }
}

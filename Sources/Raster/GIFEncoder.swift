import CGif
import Graphics

/// Encodes an animated GIF (GIF89a), each frame with a palette of its own.
///
/// A pixel of a GIF is opaque or transparent. Translucent pixels are mixed with a matte; those of almost no alpha are
/// transparent.
final class GIFEncoder {
    private let size: PixelSize
    private let matte: ResolvedColor
    private let output = Output()
    private let file: UnsafeMutablePointer<GifFileType>
    /// The time until the start of the next frame, in milliseconds.
    private var time = 0
    /// The last image, without alpha.
    private var last: [UInt32] = []
    private var lastFrame: (offset: Int, start: Int)?

    /// The bytes that giflib has written.
    private final class Output {
        var bytes: [UInt8] = []
    }

    /// The alpha below which a pixel is transparent: a 32nd, so that pale fills and the most of a shadow are visible.
    private static let smallestAlpha: UInt32 = 8
    /// A color that no opaque pixel has.
    private static let transparent: UInt32 = 0xFF00_0000

    init(size: PixelSize, matte: ResolvedColor, repeats: Bool) throws(RasterError) {
        self.size = size
        self.matte = matte
        var error: Int32 = 0
        // The encoder owns the output as long as giflib writes.
        let opened = EGifOpen(
            Unmanaged.passUnretained(output).toOpaque(),
            { file, bytes, count in
                guard let file, let bytes else { return 0 }
                let output = Unmanaged<Output>.fromOpaque(file.pointee.UserData).takeUnretainedValue()
                output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                return count
            },
            &error
        )
        guard let opened else { throw RasterError(gif: error) }
        file = opened
        EGifSetGifVersion(file, true)
        try check(EGifPutScreenDesc(file, Int32(size.width), Int32(size.height), Self.bitsOfPalette, 0, nil))
        if repeats { try putRepetition() }
    }

    deinit {
        var error: Int32 = 0
        if !isFinished { EGifCloseFile(file, &error) }
    }

    private var isFinished = false
    private static let bitsOfPalette: Int32 = 8

    /// The extension of browsers that repeats the animation for ever.
    private func putRepetition() throws(RasterError) {
        let name = Array("NETSCAPE2.0".utf8)
        try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
        try check(EGifPutExtensionBlock(file, Int32(name.count), name))
        try check(EGifPutExtensionBlock(file, 3, [1, 0, 0]))
        try check(EGifPutExtensionTrailer(file))
    }

    func append(
        _ pixels: UnsafeBufferPointer<UInt32>,
        duration: Int
    ) throws(RasterError) {
        let start = time
        time += duration
        let image = mixed(pixels)
        let hasTransparency = image.contains(Self.transparent)
        let changes =
            last.isEmpty
            ? nil
            : image.withUnsafeBufferPointer { new in
                last.withUnsafeBufferPointer { PixelRect(ofChangesFrom: $0, to: new, width: size.width) }
            }
        if let lastFrame, changes == nil {
            setDelay(of: lastFrame.offset, from: lastFrame.start)
            return
        }
        // An image that has transparent pixels is removed before the next one, which may be smaller.
        let part: PixelRect
        if hasTransparency {
            part =
                PixelRect(width: size.width, height: size.height) { image[$0] != Self.transparent }
                ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        } else {
            part = changes ?? PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        }
        last = image
        try put(part, of: image, hasTransparency: hasTransparency)
        lastFrame?.start = start
        if let lastFrame { setDelay(of: lastFrame.offset, from: start) }
    }

    /// The bytes of the file, after the last frame.
    func finish() throws(RasterError) -> [UInt8] {
        isFinished = true
        var error: Int32 = 0
        guard EGifCloseFile(file, &error) == GIF_OK else { throw RasterError(gif: error) }
        return output.bytes
    }

    // MARK: Frames

    /// The image without translucent pixels.
    private func mixed(_ pixels: UnsafeBufferPointer<UInt32>) -> [UInt32] {
        let matte = Matte(matte)
        return pixels.map { pixel in
            let alpha = pixel >> 24
            if alpha == 255 { return pixel & 0xFF_FFFF }
            return alpha < Self.smallestAlpha ? Self.transparent : matte.mixed(with: pixel)
        }
    }

    private func put(_ part: PixelRect, of image: [UInt32], hasTransparency: Bool) throws(RasterError) {
        let rows = (part.y..<part.y + part.height).map { row in
            image[row * size.width + part.x..<row * size.width + part.x + part.width]
        }
        let limit = 1 << Int(Self.bitsOfPalette)
        let palette = ColorPalette(
            of: rows.flatMap { $0.filter { $0 != Self.transparent } },
            limit: limit - (hasTransparency ? 1 : 0)
        )
        // The transparent color follows the others.
        let transparentIndex = palette.colors.count
        var colors = palette.colors.map { color in
            GifColorType(
                Red: UInt8(color & 0xFF),
                Green: UInt8(color >> 8 & 0xFF),
                Blue: UInt8(color >> 16 & 0xFF)
            )
        }
        // The number of colors is a power of two.
        let count = max(2, 1 << Int(GifBitSize(Int32(colors.count + (hasTransparency ? 1 : 0)))))
        colors += Array(repeating: GifColorType(), count: count - colors.count)
        guard let map = GifMakeMapObject(Int32(count), colors) else { throw .outOfMemory }
        defer { GifFreeMapObject(map) }

        var control = GraphicsControlBlock()
        control.DisposalMode = hasTransparency ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT
        control.TransparentColor = hasTransparency ? Int32(transparentIndex) : NO_TRANSPARENT_COLOR
        var block = [UInt8](repeating: 0, count: 4)
        EGifGCBToExtension(&control, &block)
        try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(block.count), block))
        // The delay is followed by the transparent color and the end of the extension.
        lastFrame = (offset: output.bytes.count - 4, start: 0)
        try check(
            EGifPutImageDesc(
                file,
                Int32(part.x),
                Int32(part.y),
                Int32(part.width),
                Int32(part.height),
                false,
                map
            )
        )
        for row in rows {
            var line = row.map { color in
                color == Self.transparent ? UInt8(transparentIndex) : palette.index(of: color)
            }
            try check(EGifPutLine(file, &line, Int32(line.count)))
        }
    }

    /// Sets the delay of a frame that began at a time, in hundredths of a second, to the end of the last one.
    ///
    /// Times are rounded and not delays, so that the errors do not add up.
    private func setDelay(of offset: Int, from start: Int) {
        let hundredths = max(Self.shortestDelay, (time + 5) / 10 - (start + 5) / 10)
        output.bytes[offset] = UInt8(truncatingIfNeeded: hundredths)
        output.bytes[offset + 1] = UInt8(truncatingIfNeeded: hundredths >> 8)
    }

    /// In hundredths of a second; browsers take a shorter delay for a tenth of a second.
    private static let shortestDelay = 2

    private func check(_ result: Int32) throws(RasterError) {
        guard result == GIF_OK else { throw RasterError(gif: file.pointee.Error) }
    }
}

extension RasterError {
    fileprivate init(gif error: Int32) {
        self = .failed(GifErrorString(error).map { String(cString: $0) } ?? "giflib \(error)")
    }
}

import CWebP
import Graphics

/// Encodes an animated WebP without loss.
///
/// libwebp finds the parts that change by itself; it retains the last image and the encoded frames.
final class WebPEncoder {
    private let size: PixelSize
    private let encoder: OpaquePointer
    private var config = WebPConfig()
    /// The start of the next frame, in milliseconds.
    private var time: Int32 = 0

    init(size: PixelSize, repeats: Bool) throws(RasterError) {
        self.size = size
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw .failed("version of libwebpmux") }
        // 0 repeats for ever.
        options.anim_params.loop_count = repeats ? 0 : 1
        // No key frames: each would be encoded twice, to choose the smaller form.
        options.kmax = 0
        guard let encoder = WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &options) else {
            throw .outOfMemory
        }
        self.encoder = encoder
        guard WebPConfigInit(&config) != 0 else { throw .failed("version of libwebp") }
        // The fastest method: the next one saves a fifth of the bytes, in twice the time.
        config.lossless = 1
        config.method = 0
        config.quality = 20
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    func append(
        _ pixels: UnsafeBufferPointer<UInt32>,
        duration: Int
    ) throws(RasterError) {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw .failed("version of libwebp") }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = 1
        picture.width = Int32(size.width)
        picture.height = Int32(size.height)
        let bytes = UnsafeRawBufferPointer(pixels).bindMemory(to: UInt8.self).baseAddress
        let stride = Int32(size.width * MemoryLayout<UInt32>.stride)
        guard WebPPictureImportRGBA(&picture, bytes, stride) != 0 else { throw .outOfMemory }
        try check(WebPAnimEncoderAdd(encoder, &picture, time, &config))
        time += Int32(clamping: duration)
    }

    /// The bytes of the file, after the last frame.
    func finish() throws(RasterError) -> [UInt8] {
        try check(WebPAnimEncoderAdd(encoder, nil, time, nil))
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        try check(WebPAnimEncoderAssemble(encoder, &data))
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private func check(_ result: Int32) throws(RasterError) {
        guard result != 0 else {
            throw .failed(String(cString: WebPAnimEncoderGetError(encoder)))
        }
    }
}

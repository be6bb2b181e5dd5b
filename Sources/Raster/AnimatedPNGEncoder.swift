import Compression
import Graphics

/// Assembles an animated PNG (PNG, third edition, 11.3.6) from frames that are encoded as PNG files.
struct AnimatedPNGEncoder {
    private let size: PixelSize
    private let repeats: Bool
    private var frames: [Frame] = []
    /// The image of the last frame, with which the next one is compared.
    private var last: [UInt32] = []

    private struct Frame {
        let part: PixelRect
        let png: [UInt8]
        /// In milliseconds.
        var duration: Int
    }

    init(size: PixelSize, repeats: Bool) {
        self.size = size
        self.repeats = repeats
    }

    /// Adds a frame: the part of it that differs from the last one.
    mutating func append(
        _ pixels: UnsafeBufferPointer<UInt32>,
        duration: Int
    ) throws(RasterError) {
        var part = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        if !frames.isEmpty {
            let changes = last.withUnsafeBufferPointer {
                PixelRect(ofChangesFrom: $0, to: pixels, width: size.width)
            }
            guard let changes else {
                frames[frames.count - 1].duration += duration
                return
            }
            part = changes
        }
        let png = try PNGFile.encode(pixels, width: size.width, part: part)
        frames.append(Frame(part: part, png: png, duration: duration))
        if last.isEmpty {
            last = Array(pixels)
        } else {
            last.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: pixels) }
        }
    }

    /// The bytes of the file.
    var bytes: [UInt8] {
        var file: [UInt8] = []
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            let chunks = PNGChunk.chunks(of: frame.png)
            if index == 0 {
                file += frame.png.prefix(PNGChunk.signatureLength)
                for chunk in chunks where chunk.type == "IHDR" { chunk.write(to: &file) }
                animationControl.write(to: &file)
            }
            control(of: frame, sequence: &sequence).write(to: &file)
            for chunk in chunks where chunk.type == "IDAT" {
                guard index > 0 else {
                    chunk.write(to: &file)
                    continue
                }
                var data = PNGChunk(type: "fdAT")
                data.append(sequence)
                data.content += chunk.content
                data.write(to: &file)
                sequence += 1
            }
        }
        PNGChunk(type: "IEND").write(to: &file)
        return file
    }

    private var animationControl: PNGChunk {
        var chunk = PNGChunk(type: "acTL")
        chunk.append(UInt32(frames.count))
        // 0 repeats for ever.
        chunk.append(UInt32(repeats ? 0 : 1))
        return chunk
    }

    private func control(of frame: Frame, sequence: inout UInt32) -> PNGChunk {
        var chunk = PNGChunk(type: "fcTL")
        chunk.append(sequence)
        chunk.append(UInt32(frame.part.width))
        chunk.append(UInt32(frame.part.height))
        chunk.append(UInt32(frame.part.x))
        chunk.append(UInt32(frame.part.y))
        // A fraction of seconds.
        chunk.append(UInt16(clamping: frame.duration))
        chunk.append(UInt16(1000))
        // The frame stays, and the next one replaces a part of it.
        chunk.content += [Self.disposeNone, Self.blendSource]
        sequence += 1
        return chunk
    }

    private static let disposeNone: UInt8 = 0
    private static let blendSource: UInt8 = 0
}

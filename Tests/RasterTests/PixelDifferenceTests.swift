import Graphics
import Testing

@testable import Raster

@Suite struct `A difference of pixels` {
    private static let red: UInt32 = 0xFF00_00FF
    private static let white = ResolvedColor(red: 1, green: 1, blue: 1)

    /// A file of pixels of one color.
    private static func file(_ size: PixelSize, _ color: UInt32 = red) throws -> [UInt8] {
        let pixels = [UInt32](repeating: color, count: size.count)
        let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        return try pixels.withUnsafeBufferPointer {
            try PNGFile.encode($0, width: size.width, part: whole)
        }
    }

    private static func difference(
        _ old: PixelDifference.Part,
        _ new: PixelDifference.Part,
        in size: PixelSize
    ) throws -> PixelDifference {
        try PixelDifference(from: old, to: new, size: size, background: white)
    }

    @Test(arguments: [(0, 0, 0), (1, 0, 8), (4, 0, 32), (0, -2, 8), (8, 8, 16)])
    func `counts the pixels of both pictures by their places`(x: Int, y: Int, count: Int) throws {
        let file = try Self.file(PixelSize(width: 4, height: 4))
        let size = PixelSize(width: 8, height: 8)
        let old = PixelDifference.Part(file, x: 0, y: 0)
        let difference = try Self.difference(old, PixelDifference.Part(file, x: x, y: y), in: size)
        // What is beyond the picture is not counted.
        #expect(difference.count == count)
        #expect(difference.total == 64)
        #expect(try PNGFile.decode(difference.picture, limit: 64).size == size)
    }

    @Test func `is none between a transparent pixel and the background`() throws {
        let size = PixelSize(width: 3, height: 2)
        let clear = PixelDifference.Part(try Self.file(size, 0x0012_3456), x: 0, y: 0)
        let opaque = PixelDifference.Part(try Self.file(size, 0xFFFF_FFFF), x: 0, y: 0)
        #expect(try Self.difference(clear, opaque, in: size).count == 0)
    }

    @Test func `has a limit`() throws {
        let part = PixelDifference.Part(try Self.file(PixelSize(width: 1, height: 1)), x: 0, y: 0)
        let beyond = PixelSize(width: PixelDifference.limit + 1, height: 1)
        #expect(throws: RasterError.self) { try Self.difference(part, part, in: beyond) }
    }

    @Test func `reads a file with as many pixels as the limit`() throws {
        let size = PixelSize(width: 5, height: 2)
        let file = try Self.file(size)
        #expect(try PNGFile.decode(file, limit: 10).pixels == Array(repeating: Self.red, count: 10))
        #expect(throws: RasterError.self) { try PNGFile.decode(file, limit: 9) }
        #expect(throws: RasterError.self) { try PNGFile.decode([1, 2, 3], limit: 9) }
    }
}

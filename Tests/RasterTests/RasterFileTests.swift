import CSpng
import Glibc
import Graphics
import Raster
import Testing

/// The pixels of a PNG file, each as `0xAABBGGRR`.
private func decoded(_ file: [UInt8]) throws -> (size: PixelSize, pixels: [UInt32]) {
    let context = try #require(spng_ctx_new(0))
    defer { spng_ctx_free(context) }
    var header = spng_ihdr()
    #expect(spng_set_png_buffer(context, file, file.count) == 0)
    #expect(spng_get_ihdr(context, &header) == 0)
    var pixels = [UInt32](repeating: 0, count: Int(header.width * header.height))
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    #expect(spng_decode_image(context, &pixels, 4 * pixels.count, format, 0) == 0)
    return (PixelSize(width: Int(header.width), height: Int(header.height)), pixels)
}

/// An SVG file of ten by ten points with some content.
private func svg(_ content: String) -> [UInt8] {
    Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">\(content)</svg>
        """.utf8
    )
}

private let ten = CGRect(x: 0, y: 0, width: 10, height: 10)

private func image(
    _ format: RasterFormat,
    _ frames: [(Int, [RasterLayer])],
    size: PixelSize = PixelSize(width: 10, height: 10),
    background: ResolvedColor? = nil,
    repeats: Bool = true
) -> RasterImage {
    var rest = frames[...]
    return RasterImage(
        format: format,
        size: size,
        background: background,
        matte: ResolvedColor(0xFFFFFF),
        repeats: repeats
    ) {
        rest.popFirst().map { frame in
            RasterFrame(duration: frame.0, layers: frame.1.map { layer in { layer } })
        }
    }
}

private func png(_ layers: RasterLayer..., background: ResolvedColor? = nil) throws -> [UInt32] {
    let file = try LibraryRasterEncoder().encode(image(.png, [(0, layers)], background: background))
    return try decoded(file).pixels
}

@Suite struct `A PNG file` {
    @Test func `has straight alpha and the colors of the picture`() throws {
        let pixels = try png(
            RasterLayer(
                svg: svg(
                    """
                    <rect width="5" height="10" fill="#f00" fill-opacity=".5"/>\
                    <rect x="5" width="5" height="5" fill="#0af"/>
                    """
                ),
                frame: ten
            )
        )
        #expect(pixels[0] == 0x8000_00FF)
        #expect(pixels[5] == 0xFFFF_AA00)
        #expect(pixels[99] == 0)
    }

    @Test func `has the background behind the picture`() throws {
        let half = RasterLayer(svg: svg("<rect width='10' height='10' fill-opacity='.5'/>"), frame: ten)
        #expect(try png(half, background: ResolvedColor(0xFFFFFF))[0] == 0xFF7F_7F7F)
    }

    @Test func `has layers over each other, at their places and within their clips`() throws {
        let red = RasterLayer(svg: svg("<rect width='10' height='10' fill='red'/>"), frame: ten)
        var blue = RasterLayer(
            svg: svg("<rect width='10' height='10' fill='blue'/>"),
            frame: CGRect(x: 2, y: 2, width: 5, height: 5)
        )
        var pixels = try png(red, blue)
        #expect(pixels.filter { $0 == 0xFFFF_0000 }.count == 25)
        #expect(pixels[22] == 0xFFFF_0000)
        #expect(pixels[21] == 0xFF00_00FF)
        blue.clip = CGRect(x: 0, y: 0, width: 10, height: 3)
        pixels = try png(red, blue)
        #expect(pixels.filter { $0 == 0xFFFF_0000 }.count == 5)
    }

    @Test func `is the same for the same picture`() throws {
        let layer = RasterLayer(svg: svg("<circle cx='5' cy='5' r='4'/>"), frame: ten)
        let encoder = LibraryRasterEncoder()
        let file = try encoder.encode(image(.png, [(0, [layer])]))
        #expect(try encoder.encode(image(.png, [(0, [layer])])) == file)
    }

    @Test func `of what is no SVG is an error`() {
        #expect(throws: RasterError.self) {
            try png(RasterLayer(svg: Array("<svg".utf8), frame: ten))
        }
    }
}

@Suite struct `An animated file` {
    private let frames: [(Int, [RasterLayer])] = ["red", "red", "blue", "none"].map { color in
        (100, [RasterLayer(svg: svg("<rect width='5' height='5' fill='\(color)'/>"), frame: ten)])
    }

    private func encoded(_ format: RasterFormat, repeats: Bool = true) throws -> [UInt8] {
        try LibraryRasterEncoder().encode(image(format, frames, repeats: repeats))
    }

    @Test func `is of its format`() throws {
        #expect(try encoded(.animatedPNG).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try encoded(.gif).starts(with: Array("GIF89a".utf8)))
        let webP = try encoded(.webP)
        #expect(webP.starts(with: Array("RIFF".utf8)))
        #expect(webP[8..<12].elementsEqual("WEBP".utf8))
    }

    @Test func `shows its first frame to programs that know PNG only`() throws {
        let (size, pixels) = try decoded(try encoded(.animatedPNG))
        #expect(size == PixelSize(width: 10, height: 10))
        #expect(pixels[0] == 0xFF00_00FF)
        #expect(pixels[99] == 0)
    }

    @Test(arguments: [RasterFormat.animatedPNG, .gif, .webP])
    func `states whether it repeats`(format: RasterFormat) throws {
        #expect(try encoded(format, repeats: true) != encoded(format, repeats: false))
        #expect(try encoded(format) == encoded(format))
    }

    @Test func `repeats as a GIF by the extension of browsers`() throws {
        let name = Array("NETSCAPE2.0".utf8)
        func hasName(_ file: [UInt8]) -> Bool {
            file.indices.contains { file[$0...].starts(with: name) }
        }
        #expect(hasName(try encoded(.gif, repeats: true)))
        #expect(!hasName(try encoded(.gif, repeats: false)))
    }
}

import CSpng
import Glibc
import Graphics
import Raster
import Testing

/// Files of images, in Base64.
private enum Sample {
    /// Four by two pixels: red, green at half alpha, blue, nothing, in both rows.
    static let rgba = """
        iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAGklEQVR42l3BsQ0AAAjAIOLlfl53QSRLwXgOlLwFfvtT\
        A/IAAAAASUVORK5CYII=
        """
    /// Two pixels of a palette: red, and one that is transparent.
    static let palette = """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQMAAADO7O3JAAAABlBMVEX/AAAA/wDSh+9xAAAAAnRSTlP/AOW3MEoAAAAKSURBVHicY3AAAABCAEEpN/TvAAAAAElFTkSuQmCC
        """
    /// Two gray pixels: black and a half.
    static let gray = """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNgaAAAAIMAgRRrm0MAAAAASUVORK5CYII=
        """
    /// A header for as many pixels as are allowed, and one for a column more.
    static let large = """
        iVBORw0KGgoAAAANSUhEUgAAD6AAAA+gAQAAAADGBN6vAAAACElEQVR4nAMAAAAAAUgGidIAAAAASUVORK5CYII=
        """
    static let tooLarge = """
        iVBORw0KGgoAAAANSUhEUgAAD6EAAA+gAQAAAAApxrWRAAAACElEQVR4nAMAAAAAAUgGidIAAAAASUVORK5CYII=
        """
    /// Sixteen by eight pixels of one color.
    static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNy\
        wtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09P\
        T09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAw\
        QFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkK\
        FhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmq\
        KjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEB\
        AQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRob\
        HBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE\
        hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+P\
        n6/9oADAMBAAIRAxEAPwDEooornPrz/9k=
        """

    static func bytes(_ base64: String) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var (bytes, value, bits): ([UInt8], UInt32, Int) = ([], 0, 0)
        for digit in base64.utf8.compactMap({ digits.firstIndex(of: $0) }) {
            value = value << 6 | UInt32(digit)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(bits)))
            }
        }
        return bytes
    }
}

@Suite struct `An image that is read` {
    private let reader = LibraryImageReader()

    /// The pixels of a PNG file, each as `0xAABBGGRR`.
    private func pixels(_ png: [UInt8]) throws -> [UInt32] {
        let context = try #require(spng_ctx_new(0))
        defer { spng_ctx_free(context) }
        var header = spng_ihdr()
        #expect(spng_set_png_buffer(context, png, png.count) == 0)
        #expect(spng_get_ihdr(context, &header) == 0)
        var pixels = [UInt32](repeating: 0, count: Int(header.width * header.height))
        let format = Int32(SPNG_FMT_RGBA8.rawValue)
        #expect(spng_decode_image(context, &pixels, 4 * pixels.count, format, 0) == 0)
        return pixels
    }

    @Test func `has its size and its pixels`() throws {
        let image = Sample.bytes(Sample.rgba)
        let size = PixelSize(width: 4, height: 2)
        #expect(reader.size(of: image) == size)
        let row: [UInt32] = [0xFF00_00FF, 0x8000_FF00, 0xFFFF_0000, 0]
        #expect(try pixels(try #require(reader.png(of: image, size: size, isTemplate: false))) == row + row)
    }

    @Test func `is smaller with the means of its pixels by their alpha`() throws {
        let png = try #require(
            reader.png(of: Sample.bytes(Sample.rgba), size: PixelSize(width: 2, height: 1), isTemplate: false)
        )
        // Two parts of red beside one of green, and blue beside nothing.
        #expect(try pixels(png) == [0xC000_55AA, 0x80FF_0000])
    }

    @Test func `is never larger than it is`() throws {
        let png = try #require(
            reader.png(
                of: Sample.bytes(Sample.gray),
                size: PixelSize(width: 20, height: 10),
                isTemplate: false
            )
        )
        #expect(try pixels(png) == [0xFF00_0000, 0xFF80_8080])
    }

    /// The pixels of the gray image, stretched to one row of a number of them.
    private func stretched(
        _ image: String,
        to count: Int,
        left: CGFloat = 0,
        right: CGFloat = 0,
        center: CGFloat? = nil,
        isTiled: Bool = false,
        length: CGFloat? = nil
    ) -> [UInt32]? {
        let slices = ImageSlices(
            top: 0,
            left: left,
            bottom: 0,
            right: right,
            centerWidth: center,
            isTiled: isTiled
        )
        return reader.png(
            of: Sample.bytes(image),
            size: PixelSize(width: count, height: 1),
            stretch: ImageStretch(
                slices: slices,
                size: CGSize(width: length ?? CGFloat(count), height: 1)
            ),
            isTemplate: false
        ).flatMap { try? pixels($0) }
    }

    @Test func `is stretched between its edges`() {
        let (red, green, blue, none): (UInt32, UInt32, UInt32, UInt32) = (
            0xFF00_00FF, 0x8000_FF00, 0xFFFF_0000, 0
        )
        #expect(
            stretched(Sample.rgba, to: 7, left: 1, right: 2) == [red] + Array(repeating: green, count: 4)
                + [blue, none]
        )
        #expect(
            stretched(Sample.rgba, to: 7, left: 0, right: 2, isTiled: true)
                == [red, green, red, green, red, blue, none]
        )
        #expect(
            stretched(Sample.rgba, to: 4, left: 1, right: 1, center: 1) == [red, green, green, none]
        )
        // What lies between has both colors, and the edges remain.
        let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFF80_8080)
        #expect(stretched(Sample.gray, to: 4) == [black, 0xFF20_2020, 0xFF60_6060, white])
        // All of the image is at the edges, so that its last pixel before the center is enlarged.
        #expect(stretched(Sample.gray, to: 4, left: 1, right: 1) == [black, white, white, white])
        // The parts at the edges are longer than the result.
        #expect(stretched(Sample.gray, to: 1, left: 1, right: 1) == [0xFF40_4040])
        // Two pixels of the image for one of the result.
        #expect(
            stretched(Sample.rgba, to: 3, left: 2, right: 2, length: 6)?.map { $0 >> 24 } == [192, 255, 128]
        )
        #expect(stretched(Sample.gray, to: 2, left: -.infinity, right: .nan) == [black, white])
        #expect(stretched(Sample.gray, to: 3, left: .infinity) == [black, white, white])
    }

    @Test func `is stretched within limits`() {
        let longest = ImageLimits.stretchedLength
        #expect(stretched(Sample.gray, to: longest, left: 1)?.count == longest)
        #expect(stretched(Sample.gray, to: longest + 1, left: 1) == nil)
        let length = 4 * ImageLimits.stretchedReduction
        #expect(stretched(Sample.gray, to: 4, left: 1, length: length)?.count == 4)
        #expect(stretched(Sample.gray, to: 4, left: 1, length: length + 1) == nil)
        #expect(stretched(Sample.gray, to: 4, length: .nan) == nil)
        #expect(stretched(Sample.gray, to: 4, length: 0) == nil)
    }

    @Test func `of vectors is stretched between its edges`() throws {
        let svg = Array(
            #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="4" height="1"><rect width="1" height="1" fill="#f00"/><rect
            x="1" width="3" height="1" fill="#00f"/></svg>
            """#.utf8
        )
        let slices = ImageSlices(top: 0, left: 1, bottom: 0, right: 0, isTiled: false)
        let png = try #require(
            reader.png(
                ofVectors: svg,
                size: PixelSize(width: 20, height: 2),
                stretch: ImageStretch(slices: slices, size: CGSize(width: 10, height: 1)),
                isTemplate: false
            )
        )
        let row =
            Array(repeating: 0xFF00_00FF, count: 2) + Array(repeating: 0xFFFF_0000, count: 18) as [UInt32]
        #expect(try pixels(png) == row + row)
    }

    @Test func `has transparent colors of a palette`() throws {
        let png = try #require(
            reader.png(
                of: Sample.bytes(Sample.palette),
                size: PixelSize(width: 2, height: 1),
                isTemplate: false
            )
        )
        #expect(try pixels(png).map { $0 >> 24 } == [255, 0])
    }

    @Test func `is white with its alpha as a template`() throws {
        let png = try #require(
            reader.png(of: Sample.bytes(Sample.rgba), size: PixelSize(width: 4, height: 1), isTemplate: true)
        )
        #expect(try pixels(png) == [0xFFFF_FFFF, 0x80FF_FFFF, 0xFFFF_FFFF, 0x00FF_FFFF])
    }

    @Test func `may be a JPEG`() throws {
        let image = Sample.bytes(Sample.jpeg)
        #expect(reader.size(of: image) == PixelSize(width: 16, height: 8))
        let png = try #require(reader.png(of: image, size: PixelSize(width: 1, height: 1), isTemplate: false))
        let pixel = try pixels(png)[0]
        #expect(pixel >> 24 == 255)
        #expect((196...204).contains(pixel & 0xFF))
        #expect((26...34).contains(pixel >> 8 & 0xFF))
    }

    @Test func `has a limited number of pixels and of bytes`() {
        #expect(reader.size(of: Sample.bytes(Sample.large)) == PixelSize(width: 4_000, height: 4_000))
        #expect(reader.size(of: Sample.bytes(Sample.tooLarge)) == nil)
        let rest = [UInt8](repeating: 0, count: ImageLimits.bytes)
        let image = Sample.bytes(Sample.rgba)
        #expect(reader.size(of: image + rest.dropLast(image.count)) != nil)
        #expect(reader.size(of: image + rest.dropLast(image.count - 1)) == nil)
    }

    @Test func `may be cut anywhere`() {
        for sample in [Sample.rgba, Sample.palette, Sample.jpeg] {
            let image = Sample.bytes(sample)
            // The last bytes end the file, and nothing of the image is in them.
            for length in stride(from: 0, to: image.count - 16, by: 7) {
                let cut = Array(image.prefix(length))
                _ = reader.size(of: cut)
                #expect(
                    reader.png(of: cut, size: PixelSize(width: 2, height: 2), isTemplate: false) == nil,
                    "\(length)"
                )
            }
        }
        #expect(reader.size(of: Array("GIF89a".utf8)) == nil)
    }

    @Test func `may be of vectors`() throws {
        let svg = Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
            <rect width="10" height="10" fill="#f00"/></svg>
            """.utf8
        )
        #expect(reader.vectorSize(of: svg) == CGSize(width: 20, height: 10))
        let png = try #require(
            reader.png(ofVectors: svg, size: PixelSize(width: 2, height: 1), isTemplate: false)
        )
        #expect(try pixels(png) == [0xFF00_00FF, 0])
        #expect(reader.vectorSize(of: Array("<svg".utf8)) == nil)
        for element in ["text", "image", "s:text"] {
            let other = Array(
                """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" width="2" height="1">
                <\(element)/></svg>
                """.utf8
            )
            #expect(reader.vectorSize(of: other) == nil)
        }
        #expect(
            reader.png(ofVectors: svg, size: PixelSize(width: 2_001, height: 2_000), isTemplate: false) == nil
        )
    }

    /// A template of a symbol: a square with margins, of which a preview draws the outline.
    private static let symbol = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><style>.p{fill:none;stroke:#000}</style>
        <g id="Notes"><text id="name">Weight</text></g><g id="Guides">
        <line id="Baseline-M" style="fill:none;stroke:#27AAE1" x1="0" x2="300" y1="120" y2="120"/>
        <line id="left-margin-Regular-M" style="fill:none;stroke:#0f0" x1="90" x2="90" y1="0" y2="200"/>
        <line id="right-margin-Regular-M" x1="190" x2="190" y1="0" y2="200"/></g>
        <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 100 120)">
        <path class="p" d="M0 -70h80v80h-80z"/></g></g></svg>
        """.utf8
    )

    @Test func `may be a symbol`() throws {
        let variants = ["Bold-M", "Regular-M"]
        let box = try #require(reader.symbol(of: Self.symbol, variants: variants))
        #expect(box == SymbolBox(size: CGSize(width: 100, height: 80), baseline: 70))
        #expect(reader.symbol(of: Self.symbol, variants: ["Bold-M"]) == nil)
        #expect(reader.symbol(of: Array("<svg".utf8), variants: variants) == nil)
        let size = PixelSize(width: 10, height: 8)
        let png = try #require(reader.png(ofSymbol: Self.symbol, variants: variants, size: size))
        let row: [UInt32] = [0] + Array(repeating: 255, count: 8) + [0]
        #expect(try pixels(png).map { $0 >> 24 } == Array(repeating: row, count: 8).flatMap { $0 })
    }
}

import CHarfBuzz
import Graphics
import Testing

@testable import TextShaping

@Suite struct `Mapped fonts` {
    private let path = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

    @Test func `map a file once`() throws {
        let fonts = MappedFonts()
        let (first, second) = (fonts.blob(ofFileAt: path), fonts.blob(ofFileAt: path))
        defer {
            hb_blob_destroy(first)
            hb_blob_destroy(second)
        }
        #expect(try #require(hb_blob_get_data(first, nil)) == hb_blob_get_data(second, nil))
    }

    @Test(arguments: ["/usr/share/fonts", "/nothing", "/dev/null"])
    func `do not map what is not a file`(path: String) {
        #expect(MappedFonts().blob(ofFileAt: path) == nil)
    }

    @Test func `draw the same after their pages were released`() throws {
        let face = try #require(Face(FontFile(path: path)))
        let font = try #require(Font(face, weight: 400))
        let glyph = try #require(font.nominalGlyph(for: 0x41))
        let first = OutlinePen().outline(of: glyph, font: font, size: 17)
        MappedFonts.shared.releasePages()
        #expect(!first.isEmpty)
        #expect(OutlinePen().outline(of: glyph, font: font, size: 17) == first)
    }
}

import Testing

@testable import Raster

@Suite struct `A palette` {
    @Test(arguments: [1, 2, 255, 256])
    func `has all colors of an image of few`(count: Int) {
        let pixels = (0..<count).map { UInt32($0) * 0x01_03_05 & 0xFF_FFFF }
        let palette = ColorPalette(of: pixels, limit: 256)
        #expect(palette.colors.count == count)
        for pixel in pixels { #expect(palette.colors[Int(palette.index(of: pixel))] == pixel) }
    }

    @Test func `shares colors that are close where there are too many`() {
        // A flat area, and a gradient of a thousand colors.
        let flat = [UInt32](repeating: 0xFF_7A_00, count: 5000)
        let gradient = (0..<1000).map { (index: Int) -> UInt32 in
            let (blue, green, red) = (index / 4, index % 256, index / 8)
            return UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
        }
        let palette = ColorPalette(of: flat + gradient, limit: 255)
        #expect(palette.colors.count == 255)
        #expect(palette.colors[Int(palette.index(of: 0xFF_7A_00))] == 0xFF_7A_00)
        for pixel in gradient {
            let shared = palette.colors[Int(palette.index(of: pixel))]
            for shift: UInt32 in [0, 8, 16] {
                let difference = Int((pixel >> shift) & 0xFF) - Int((shared >> shift) & 0xFF)
                #expect(abs(difference) <= 12)
            }
        }
    }

    @Test func `of no pixels has a color that nothing uses`() {
        #expect(ColorPalette(of: [], limit: 256).colors.count <= 1)
    }
}

import Graphics
import Testing

@Suite struct `A color` {
    @Test func `has the components of a 24-bit number`() {
        let color = ResolvedColor(0xFF8000, opacity: 0.5)
        #expect([color.red, color.blue, color.opacity] == [1, 0, 0.5])
        #expect(abs(color.green - 128.0 / 255) < 1e-12)
    }

    @Test func `is composited over another one with straight alpha`() {
        let over = ResolvedColor(0x787880, opacity: 0.16).composited(over: ResolvedColor(0xFFFFFF))
        #expect((over.red * 255).rounded() == 233)
        #expect((over.blue * 255).rounded() == 235)
        #expect(ResolvedColor.clear.composited(over: .clear) == .clear)
    }

    @Test func `has its opacity multiplied`() {
        let color = ResolvedColor(0x123456, opacity: 0.5).multiplyingOpacity(by: 0.5)
        #expect(color == ResolvedColor(0x123456, opacity: 0.25))
    }

    @Test(arguments: [0x00_0000, 0xFF_FFFF, 0x00_7AFF, 0xFF_3B30, 0x34_C759] as [UInt32])
    func `is the color of its own cone response`(hex: UInt32) {
        let color = ResolvedColor(hex)
        // The published matrices are the inverse of each other to some 1e-7, more near black.
        #expect(color.distance(to: ResolvedColor(ConeResponse(color), opacity: 1)) < 0.01)
    }

    @Test func `is limited to the components of sRGB`() {
        let bright = ResolvedColor(ConeResponse(long: 2, medium: 0, short: 0), opacity: 1)
        #expect([bright.red, bright.green, bright.blue] == [1, 0, 0])
    }

    @Test func `differs in hue only as far as it is opaque`() {
        let (red, blue) = (ResolvedColor(0xFF0000, opacity: 0), ResolvedColor(0x0000FF, opacity: 0))
        #expect(red.distance(to: blue) == 0)
        #expect(ResolvedColor(0xFF0000).distance(to: ResolvedColor(0xFE0000)) > 1)
    }
}

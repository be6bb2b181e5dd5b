import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A color made of components` {
    private func resolved(_ color: Color) -> ResolvedColor { render(color).fillColors[0] }

    private func expect(_ color: Color, is hex: UInt32) {
        let (first, second) = (resolved(color), ResolvedColor(hex))
        let differences = [
            first.red - second.red, first.green - second.green, first.blue - second.blue,
        ]
        #expect(differences.allSatisfy { abs($0) < 0.5 / 255 }, "\(first)")
    }

    @Test func `has hue, saturation and brightness`() {
        expect(Color(hue: 0, saturation: 1, brightness: 1), is: 0xFF0000)
        expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1), is: 0x00FF00)
        expect(Color(hue: 0.5, saturation: 0.5, brightness: 0.8), is: 0x66CCCC)
    }

    @Test func `is in a color space`() {
        expect(Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6), is: 0x336699)
        expect(Color(.sRGBLinear, white: 0.2140), is: 0x7F7F7F)
        #expect(resolved(Color(.sRGB, white: 0, opacity: 0.25)).opacity == 0.25)
    }

    @Test func `is mixed with another one`() {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        expect(red.mix(with: blue, by: 0.5, in: .device), is: 0x800080)
        expect(red.mix(with: blue, by: 0), is: 0xFF0000)
        expect(red.mix(with: blue, by: 7), is: 0x0000FF)
        // The middle of red and blue in OKLab, as CSS mixes it.
        expect(red.mix(with: blue, by: 0.5), is: 0x8C53A2)
        let faded = red.mix(with: blue.opacity(0), by: 0.5, in: .device)
        expect(faded, is: 0xFF0000)
        #expect(resolved(faded).opacity == 0.5)
    }

    @Test func `of a context follows the environment`() {
        func fill<Style: ShapeStyle>(_ style: Style) -> ResolvedColor {
            render(Rectangle().fill(style)).fillColors[0]
        }
        #expect(fill(.background) == .test(.background))
        #expect(fill(.separator) == .test(.separator))
        #expect(fill(.foreground) == .test(.label))
        #expect(fill(.fill) == .test(.fill))
        let tinted = Rectangle().fill(.foreground).foregroundStyle(.red)
        #expect(render(tinted).fillColors[0] == .test(.red))
    }
}

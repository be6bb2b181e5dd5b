import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A shape style` {
    private func color<Style: ShapeStyle>(
        of style: Style,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> ResolvedColor? {
        render(Rectangle().fill(style), change).fillColors.first
    }

    @Test func `by default is the color of labels and its levels`() {
        #expect(color(of: .primary) == .test(.label))
        #expect(color(of: .secondary) == .test(.secondaryLabel))
        #expect(color(of: .tertiary) == .test(.tertiaryLabel))
        #expect(color(of: .quaternary) == .test(.quaternaryLabel))
    }

    @Test func `resolves levels of the foreground style`() {
        let view = Rectangle().fill(.secondary).foregroundStyle(.red)
        #expect(render(view).fillColors == [.test(.red).multiplyingOpacity(by: 0.5)])
    }

    @Test func `adds up levels`() {
        let view = Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(.red)
        #expect(render(view).fillColors == [.test(.red).multiplyingOpacity(by: 0.25)])
    }

    @Test func `is limited to the last level`() {
        let view = Rectangle().fill(.quaternary).foregroundStyle(.quaternary).foregroundStyle(.red)
        #expect(render(view).fillColors == [.test(.red).multiplyingOpacity(by: 0.2)])
    }

    @Test func `of the tint is the accent color without a tint`() {
        #expect(color(of: .tint) == .test(.blue))
        #expect(render(Rectangle().fill(.tint).tint(.red)).fillColors == [.test(.red)])
        #expect(render(Rectangle().fill(.tint.opacity(0.5)).tint(.red)).fillColors[0].opacity == 0.5)
    }

    @Test func `of the accent color follows the tint, even if the tint is the accent color`() {
        let view = Rectangle().fill(Color.accentColor)
        #expect(render(view.tint(.red)).fillColors == [.test(.red)])
        #expect(render(view.tint(.accentColor)).fillColors == [.test(.blue)])
        #expect(render(view.tint(.accentColor.opacity(0.5))).fillColors[0].opacity == 0.5)
    }

    @Test func `adapts to the appearance`() {
        #expect(color(of: .red) { $0.colorScheme = .dark }?.green == 1)
        #expect(color(of: .red) { $0.colorSchemeContrast = .increased }?.blue == 1)
    }

    @Test func `is composited over another color`() {
        let half = Color(white: 1, opacity: 0.5).layered(over: .black)
        #expect(color(of: half) == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
        let onClear = Color(white: 1, opacity: 0.5).layered(over: .clear)
        #expect(color(of: onClear) == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
    }

    @Test func `draws nothing if it is clear`() {
        #expect(render(Rectangle().fill(.clear)).items.isEmpty)
    }

    @Test func `of text is the nearest foreground style`() {
        let view = Text("a").foregroundStyle(.red).foregroundStyle(.blue)
        #expect(render(view).runs[0].color == .test(.red))
        #expect(render(Text("a").foregroundColor(nil).foregroundColor(.red)).runs[0].color == .test(.label))
    }
}

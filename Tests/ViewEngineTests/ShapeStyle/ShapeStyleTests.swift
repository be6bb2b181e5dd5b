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

    @Test func `by default is the label's colour and its levels`() {
        #expect(color(of: .primary) == .test(.label))
        #expect(color(of: .secondary) == .test(.secondaryLabel))
        #expect(color(of: .tertiary) == .test(.tertiaryLabel))
        #expect(color(of: .quaternary) == .test(.quaternaryLabel))
    }

    @Test func `takes levels of the foreground style around it`() {
        let view = Rectangle().fill(.secondary).foregroundStyle(.red)
        #expect(render(view).fillColors == [.test(.red).multiplyingOpacity(by: 0.5)])
    }

    @Test func `adds up levels`() {
        let view = Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(.red)
        #expect(render(view).fillColors == [.test(.red).multiplyingOpacity(by: 0.25)])
    }

    @Test func `goes no paler than the palest level`() {
        let view = Rectangle().fill(.quaternary).foregroundStyle(.quaternary).foregroundStyle(.red)
        #expect(render(view).fillColors == [.test(.red).multiplyingOpacity(by: 0.2)])
    }

    @Test func `of the tint is the accent colour where there is no tint`() {
        #expect(color(of: .tint) == .test(.blue))
        #expect(render(Rectangle().fill(.tint).tint(.red)).fillColors == [.test(.red)])
        #expect(render(Rectangle().fill(.tint.opacity(0.5)).tint(.red)).fillColors[0].opacity == 0.5)
    }

    @Test func `of the accent colour follows the tint, even one that is the accent colour`() {
        let view = Rectangle().fill(Color.accentColor)
        #expect(render(view.tint(.red)).fillColors == [.test(.red)])
        #expect(render(view.tint(.accentColor)).fillColors == [.test(.blue)])
        #expect(render(view.tint(.accentColor.opacity(0.5))).fillColors[0].opacity == 0.5)
    }

    @Test func `adapts to the appearance`() {
        #expect(color(of: .red) { $0.colorScheme = .dark }?.green == 1)
        #expect(color(of: .red) { $0.colorSchemeContrast = .increased }?.blue == 1)
    }

    @Test func `lies over another colour as paint does`() {
        let half = Color(white: 1, opacity: 0.5).layered(over: .black)
        #expect(color(of: half) == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
        let onClear = Color(white: 1, opacity: 0.5).layered(over: .clear)
        #expect(color(of: onClear) == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
    }

    @Test func `that is clear draws nothing`() {
        #expect(render(Rectangle().fill(.clear)).items.isEmpty)
    }

    @Test func `of text is the nearest foreground style`() {
        let view = Text("a").foregroundStyle(.red).foregroundStyle(.blue)
        #expect(render(view).runs[0].color == .test(.red))
        #expect(render(Text("a").foregroundColor(nil).foregroundColor(.red)).runs[0].color == .test(.label))
    }
}

import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A shape style of one's own` {
    private struct Adaptive: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white : Color.black.opacity(0.5)
        }
    }

    @Test func `is what it resolves to in its environment`() {
        let view = Rectangle().fill(Adaptive()).frame(width: 9, height: 9)
        #expect(render(view).fillColors == [ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)])
        #expect(render(view) { $0.colorScheme = .dark }.fillColors.map(\.red) == [1])
        let text = Text("a").foregroundStyle(Adaptive())
        #expect(render(text).runs.map(\.color.opacity) == [0.5])
    }

    @Test func `may be a gradient without a type`() {
        let view = host(Rectangle().fill(Gradient(colors: [.red, .blue])).frame(width: 9, height: 9))
        guard case .group(.gradient, _) = view.displayList().items[0].drawing else {
            Issue.record("no gradient")
            return
        }
    }
}

@Suite struct `The shape of bordered buttons` {
    @Test func `is a shape`() {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(ButtonBorderShape.circle.path(in: frame) == Circle().path(in: frame))
        #expect(ButtonBorderShape.automatic.path(in: frame) == Capsule().path(in: frame))
        let rounded = ButtonBorderShape.roundedRectangle(radius: 3).path(in: frame)
        #expect(rounded == RoundedRectangle(cornerRadius: 3).path(in: frame))
    }
}

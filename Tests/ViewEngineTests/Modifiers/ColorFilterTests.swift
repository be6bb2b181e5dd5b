import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A color filter` {
    private let color = Color(red: 0.8, green: 0.4, blue: 0.2)

    private func filtered<Content: View>(_ view: Content) -> ResolvedColor { render(view).fillColors[0] }

    private func expect<Content: View>(_ view: Content, is other: ResolvedColor, within limit: Double = 1e-9)
    {
        let color = filtered(view)
        let differences = [color.red - other.red, color.green - other.green, color.blue - other.blue]
        #expect(differences.allSatisfy { abs($0) < limit }, "\(color)")
    }

    @Test func `changes the components as SVG's filters do`() {
        expect(color.brightness(0.3), is: ResolvedColor(red: 1, green: 0.7, blue: 0.5))
        expect(color.contrast(2), is: ResolvedColor(red: 1, green: 0.3, blue: 0))
        expect(color.colorInvert(), is: ResolvedColor(red: 0.2, green: 0.6, blue: 0.8))
        let gray = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
        expect(color.saturation(0), is: ResolvedColor(red: gray, green: gray, blue: gray))
        expect(color.grayscale(1), is: ResolvedColor(red: gray, green: gray, blue: gray))
        expect(color.grayscale(0), is: ResolvedColor(red: 0.8, green: 0.4, blue: 0.2))
        expect(color.hueRotation(.degrees(360)), is: ResolvedColor(red: 0.8, green: 0.4, blue: 0.2))
        let multiplied = color.colorMultiply(Color(red: 0.5, green: 1, blue: 0, opacity: 0.5))
        expect(multiplied, is: ResolvedColor(red: 0.4, green: 0.4, blue: 0))
        #expect(filtered(multiplied).opacity == 0.5)
    }

    @Test func `reaches everything inside, shadows too`() {
        let list = render(color.shadow(color: .white, radius: 2).opacity(0.5).colorInvert())
        #expect(list.fillColors[0].red < 0.21)
        var shadows: [ResolvedColor] = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                if case .group(let effect, let inside) = item.drawing {
                    if case .shadow(let shadow) = effect { shadows.append(shadow.color) }
                    collect(inside)
                }
            }
        }
        collect(list.items)
        #expect(shadows == [ResolvedColor(red: 0, green: 0, blue: 0)])
    }

    @Test func `is animated`() {
        let host = host(Brightened())
        host.touchDown(at: .center)
        #expect(host.displayList().fillColors[0].red == 1)
    }

    private struct Brightened: View {
        @State private var isBright = false

        var body: some View {
            Color.black.frame(width: 10, height: 10)
                .brightness(isBright ? 1 : 0)
                .animation(.linear(duration: 1), value: isBright)
                .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isBright = true })
        }
    }
}

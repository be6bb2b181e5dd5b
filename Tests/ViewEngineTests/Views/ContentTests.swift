import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A view that chooses` {
    private let views = ViewThatFits {
        Color.red.frame(width: 30, height: 10)
        Color.green.frame(width: 20, height: 20)
        Color.blue.frame(width: 10, height: 10)
    }

    @Test(arguments: [(40.0, 30.0), (30, 30), (29, 20), (19, 10), (6, 10)])
    func `takes the first that fits, and else the last`(width: Double, expected: Double) {
        #expect(render(views.frame(width: width)).fills.map(\.width) == [expected])
    }

    @Test func `looks at its axes only`() {
        let vertical = ViewThatFits(in: .vertical) {
            Color.red.frame(width: 30, height: 10)
            Color.green.frame(width: 5, height: 5)
        }
        #expect(render(vertical.frame(width: 10, height: 10)).fills.map(\.width) == [30])
        #expect(render(vertical.frame(width: 10, height: 9)).fills.map(\.width) == [5])
    }
}

@Suite struct `A label's style` {
    private let label = Label("abc", systemImage: "star")

    private func text<Content: View>(_ view: Content) -> [String] { render(view).runs.map(\.text) }

    @Test func `shows the title, the icon or both`() {
        #expect(render(label.labelStyle(.titleOnly)).runs.count == 1)
        #expect(render(label.labelStyle(.titleAndIcon)) == render(label))
        #expect(text(label.labelStyle(.titleOnly)) == ["abc"])
    }

    private struct Reversed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.title
                configuration.title
            }
        }
    }

    @Test func `may be one's own`() {
        #expect(text(label.labelStyle(Reversed())) == ["abc", "abc"])
    }

    private struct Padded: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
    }

    @Test func `inside of a style is the next style outwards`() {
        #expect(render(label.labelStyle(Padded())) == render(label.padding(5)))
        #expect(text(label.labelStyle(Padded()).labelStyle(Reversed())) == ["abc", "abc"])
        let nested = label.labelStyle(Padded()).labelStyle(Padded()).labelStyle(.titleOnly)
        #expect(render(nested) == render(label.labelStyle(.titleOnly).padding(10)))
    }

    @Test func `of the system ignores those around it`() {
        #expect(render(label.labelStyle(.titleAndIcon).labelStyle(Padded())) == render(label))
    }
}

@Suite struct `What a picture shows in another way` {
    private func approximations<Content: View>(_ view: Content) -> [Approximation] {
        host(view.frame(width: 10, height: 10)).approximations
    }

    @Test func `is named`() {
        #expect(approximations(Text("a").background(.red).task {}) == [.task])
        #expect(approximations(Text("a").font(.custom("Georgia", size: 12))) == [.font])
        #expect(approximations(Text("a").fontDesign(.rounded)) == [.font])
        #expect(approximations(Text("a").background(.ultraThinMaterial, in: Circle())) == [.material])
        #expect(
            approximations(Color.red.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0)))
                == [.rotation3D]
        )
        #expect(
            approximations(AngularGradient(colors: [.red, .blue], center: .center)) == [.angularGradient]
        )
        #expect(approximations(Image("logo").resizable()) == [.image])
    }

    @Test func `is nothing for most views`() {
        let line = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(approximations(Text("a").foregroundStyle(line).shadow(radius: 2).blur(radius: 1)) == [])
    }
}

@Suite struct `A material` {
    @Test func `is a translucent gray of the appearance`() {
        let light = render(Rectangle().fill(.regularMaterial).frame(width: 9, height: 9)).fillColors[0]
        let dark = render(Rectangle().fill(.regularMaterial).frame(width: 9, height: 9)) {
            $0.colorScheme = .dark
        }.fillColors[0]
        #expect(light.red > 0.9 && dark.red < 0.2)
        #expect(light.opacity == 0.82 && dark.opacity == 0.82)
        let thin = render(Color.clear.frame(width: 9, height: 9).background(Material.ultraThin)).fillColors
        #expect(thin.last?.opacity == 0.55)
    }
}

@Suite struct `An image` {
    @Test func `of the app is a rectangle of the size of an icon, or of its frame`() {
        #expect(render(Image("logo")).size == CGSize(width: 24, height: 24))
        #expect(render(Image("logo").resizable().frame(width: 9, height: 8)).fills[0].size.width == 9)
    }

    @Test func `that can be touched through lets the view below act`() {
        var taps = 0
        let view = ZStack {
            Color.red.frame(width: 20, height: 20).onTapGesture { taps += 1 }
            Color.blue.frame(width: 20, height: 20).onTapGesture { taps += 10 }.allowsHitTesting(false)
        }
        let host = host(view)
        host.send(InteractionEvent(.down(.zero), at: 0))
        host.send(InteractionEvent(.up, at: 0.1))
        #expect(taps == 1)
    }

    @Test func `has variants by its name`() {
        #expect(SymbolVariants.fill.name(of: "star") == "star.fill")
        #expect(SymbolVariants.fill.name(of: "star.fill") == "star.fill")
        #expect(SymbolVariants.circle.fill.name(of: "xmark") == "xmark.circle.fill")
        #expect(SymbolVariants.circle.name(of: "star.fill") == "star.circle.fill")
        #expect(SymbolVariants.circle.name(of: "star.circle.fill") == "star.circle.fill")
        #expect(SymbolVariants.circle.name(of: "fill") == "fill.circle")
        #expect(SymbolVariants.none.name(of: "star") == "star")
        #expect(SymbolVariants.circle.fill.contains(.fill))
    }
}

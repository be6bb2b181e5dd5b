import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A view` {
    @Test func `consists of the statements of its body`() {
        struct Choosing: View {
            let flag: Bool
            let name: String?

            var body: some View {
                HStack(spacing: 0) {
                    if flag { Text("yes") } else { Text("no") }
                    if let name { Text(name) }
                    if flag { Text("!") }
                }
            }
        }
        #expect(render(Choosing(flag: true, name: "x")).runs.map(\.text) == ["yes", "x", "!"])
        #expect(render(Choosing(flag: false, name: nil)).runs.map(\.text) == ["no"])
    }

    @Test func `lowers all views of its body in order`() {
        let view = HStack(spacing: 0) {
            Text("a"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f")
            Text("g"); Text("h"); Text("i"); Text("j"); Text("k"); Text("l")
        }
        #expect(render(view).runs.map(\.text).joined() == "abcdefghijkl")
    }

    @Test func `is unchanged by type erasure`() {
        let view = Text("ab").padding(3).background(.red)
        #expect(render(AnyView(AnyView(view))) == render(view))
    }

    @Test func `reads its environment`() {
        struct Reading: View {
            @Environment(\.controlSize) private var size
            var body: some View { Text(size == .small ? "small" : "other") }
        }
        let view = VStack {
            Reading().controlSize(.small)
            Reading()
        }
        #expect(render(view).runs.map(\.text) == ["small", "other"])
    }

    @Test func `is changed by a modifier with a body`() {
        struct Framed: ViewModifier {
            @Environment(\.colorScheme) private var scheme

            func body(content: Content) -> some View {
                content.background(scheme == .dark ? Color.red : Color.blue)
            }
        }
        let list = render(Text("a").modifier(Framed()))
        #expect(list.fillColors == [.test(.blue)])
        #expect(list.runs.count == 1)
    }

    @Test func `can be empty`() {
        #expect(render(EmptyView()).items.isEmpty)
        #expect(render(Text("a").overlay { EmptyView() }).runs.count == 1)
    }

    @Test func `of a label shows the icon before the title on one baseline`() {
        let list = render(Label("ab", systemImage: "star"))
        #expect(list.size == CGSize(width: 24, height: 10))
        #expect(list.runs.map(\.origin) == [CGPoint(x: 0, y: 7.5), CGPoint(x: 14, y: 7.5)])
    }

    @Test func `of an unknown symbol has a placeholder of its size`() {
        let list = render(Label("ab", systemImage: "nothing"))
        #expect(list.size == render(Label("ab", systemImage: "star")).size)
        #expect(list.runs[0].content == .placeholder("nothing"))
        #expect(list.placeholderNames == ["nothing"])
        #expect(host(Image(systemName: "nothing")).approximations == [.symbol])
        #expect(host(Image(systemName: "star")).approximations == [])
        let large = render(Image(systemName: "nothing").resizable().frame(width: 40, height: 30))
        #expect(large.placeholderNames == ["nothing"])
        #expect(render(Text("a\(Image(systemName: "nothing"))")).placeholderNames == ["nothing"])
        // A variant that is unknown is drawn as the symbol itself.
        let variant = host(Image(systemName: "star").symbolVariant(.circle.fill))
        #expect(variant.approximations == [] && variant.displayList().placeholderNames == [])
        let palette = Image(systemName: "nothing.circle").symbolRenderingMode(.hierarchical)
        #expect(render(palette).placeholderNames == ["nothing.circle"])
    }
}

import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `Layout` {
    @Test func `a text is as large as its lines, rounded up to whole pixels`() {
        #expect(render(Text("abc")).size == CGSize(width: 15, height: 10))
        #expect(render(Text("ab\nabcd")).size == CGSize(width: 20, height: 20))
        let odd = render(Text("abc").font(.system(size: 10.1)))
        #expect(abs(odd.size.width - 46.0 / 3) < 1e-9)
        #expect(abs(odd.size.height - 31.0 / 3) < 1e-9)
    }

    @Test func `an empty text keeps the height of a line`() {
        #expect(render(Text("")).size == CGSize(width: 0, height: 10))
    }

    @Test func `padding is added on the given edges`() {
        #expect(render(Text("ab").padding(5)).size == CGSize(width: 20, height: 20))
        #expect(render(Text("ab").padding(.horizontal, 5)).size == CGSize(width: 20, height: 10))
        #expect(render(Text("ab").padding()).size == CGSize(width: 42, height: 42))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let list = render(Text("ab").padding(insets))
        #expect(list.size == CGSize(width: 16, height: 14))
        #expect(list.runs[0].origin == CGPoint(x: 2, y: 8.5))
    }

    @Test func `negative padding makes a view exceed its frame`() {
        let list = render(Color.red.frame(width: 10, height: 10).padding(-2))
        #expect(list.size == CGSize(width: 6, height: 6))
        #expect(list.fills == [CGRect(x: -2, y: -2, width: 10, height: 10)])
    }

    @Test(arguments: [
        (Alignment.topLeading, CGPoint(x: 0, y: 0)),
        (.center, CGPoint(x: 15, y: 10)),
        (.bottomTrailing, CGPoint(x: 30, y: 20)),
    ])
    func `a frame aligns a smaller view`(alignment: Alignment, origin: CGPoint) {
        let view = Color.red.frame(width: 10, height: 10)
            .frame(width: 40, height: 30, alignment: alignment)
        #expect(render(view).fills == [CGRect(origin: origin, size: CGSize(width: 10, height: 10))])
    }

    @Test func `a frame without limits follows its content`() {
        #expect(render(Text("ab").frame(minWidth: 30)).size == CGSize(width: 30, height: 10))
        #expect(render(Text("abcd").frame(maxWidth: 15)).size.width == 15)
        #expect(render(Color.red.frame(idealWidth: 50, idealHeight: 5)).size.width == 50)
    }

    @Test func `an infinite frame takes the whole proposal`() {
        let view = Text("ab").frame(maxWidth: .infinity, alignment: .trailing).frame(width: 60)
        let list = render(view)
        #expect(list.size.width == 60)
        #expect(list.runs[0].origin.x == 50)
    }

    @Test func `a text wraps at the end of its frame`() {
        let list = render(Text("ab cd ef").frame(width: 26))
        #expect(list.runs.map(\.text) == ["ab cd", "ef"])
        #expect(list.size == CGSize(width: 26, height: 20))
    }

    @Test func `a row centers its views vertically`() {
        let list = render(
            HStack(spacing: 3) {
                Color.red.frame(width: 10, height: 30)
                Color.blue.frame(width: 20, height: 10)
            }
        )
        #expect(list.size == CGSize(width: 33, height: 30))
        #expect(list.fills[1] == CGRect(x: 13, y: 10, width: 20, height: 10))
    }

    @Test func `a row can align its views at the first baseline`() {
        let list = render(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").font(.system(size: 40)).padding(.top, 2)
                Text("b\nc")
            }
        ) { $0.displayScale = 2 }
        #expect(list.runs[0].origin.y == 32)
        #expect(list.runs[1].origin.y == 32)
        #expect(list.runs[2].origin.y == 42)
    }

    @Test func `a row shares its width by flexibility`() {
        let list = render(
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(width: 10)
                Color.green
            }
            .frame(width: 50, height: 5)
        )
        #expect(list.fills.map(\.width) == [20, 10, 20])
    }

    @Test func `a column aligns its views`() {
        let list = render(
            VStack(alignment: .trailing, spacing: 1) {
                Color.red.frame(width: 30, height: 5)
                Color.blue.frame(width: 10, height: 5)
            }
        )
        #expect(list.size == CGSize(width: 30, height: 11))
        #expect(list.fills[1].origin == CGPoint(x: 20, y: 6))
    }

    @Test func `a background takes the size of its view and is drawn below it`() {
        let list = render(Text("ab").padding(5).background(Color.red))
        #expect(list.fills == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        guard case .fill = list.items[0].drawing, case .glyphs = list.items[1].drawing else {
            Issue.record("the background is not below the text")
            return
        }
    }

    @Test func `an overlay is aligned above its view and does not change its size`() {
        let list = render(
            Color.red.frame(width: 40, height: 40)
                .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 60, height: 10) }
        )
        #expect(list.size == CGSize(width: 40, height: 40))
        #expect(list.fills[1] == CGRect(x: -20, y: 30, width: 60, height: 10))
    }

    @Test func `an offset moves the drawing, not the frame`() {
        let list = render(Color.red.frame(width: 10, height: 10).offset(x: 5, y: -3))
        #expect(list.size == CGSize(width: 10, height: 10))
        #expect(list.fills[0].origin == CGPoint(x: 5, y: -3))
    }

    @Test func `right to left mirrors rows`() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 30, height: 10)
        }
        let list = render(row) { $0.layoutDirection = .rightToLeft }
        #expect(list.fills.map(\.minX) == [30, 0])
    }

    @Test func `right to left mirrors only the views with that direction`() {
        func row(_ size: CGFloat) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: size, height: 10)
                Color.blue.frame(width: 3 * size, height: 10)
            }
        }
        let view = HStack(spacing: 0) {
            row(10).environment(\.layoutDirection, .rightToLeft)
            row(20)
        }
        #expect(render(view).fills.map(\.minX) == [30, 0, 40, 60])
        let turned = render(view.environment(\.layoutDirection, .leftToRight)) {
            $0.layoutDirection = .rightToLeft
        }
        #expect(turned.fills.map(\.minX) == [30, 0, 40, 60])
    }

    @Test func `lines of a text have the requested alignment`() {
        let text = Text("abcd\nab")
        #expect(render(text).runs.map(\.origin.x) == [0, 0])
        #expect(render(text.multilineTextAlignment(.center)).runs.map(\.origin.x) == [0, 5])
        #expect(render(text.multilineTextAlignment(.trailing)).runs.map(\.origin.x) == [0, 10])
    }

    @Test func `several views at the root form a column`() {
        struct Two: View {
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        #expect(render(Two()).fills.map(\.minY) == [0, 18])
    }

    @Test func `a modifier on several views is applied to each`() {
        struct Two: View {
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        let list = render(VStack(spacing: 0) { Two().padding(1) })
        #expect(list.fills.map(\.minY) == [1, 13])
    }

    @Test func `the frame of a geometry proxy is in its own coordinates`() {
        let reader = GeometryReader { geometry in
            let frame = geometry.frame(in: .local)
            Color.red.frame(width: frame.width / 2, height: frame.maxY).offset(x: frame.minX)
        }
        let list = render(reader.frame(width: 40, height: 10).padding(5))
        #expect(list.fills == [CGRect(x: 5, y: 5, width: 20, height: 10)])
    }
}

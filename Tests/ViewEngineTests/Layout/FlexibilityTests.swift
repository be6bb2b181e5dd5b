import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `Flexible layout` {
    private func square(_ side: CGFloat = 10) -> some View { Color.red.frame(width: side, height: side) }

    @Test func `a spacer pushes the views of a row apart`() {
        let list = render(
            HStack(spacing: 0) {
                square()
                Spacer()
                square()
            }
            .frame(width: 100)
        )
        #expect(list.fills.map(\.minX) == [0, 90])
        #expect(list.size.height == 10)
    }

    @Test func `a spacer has a least length along its stack and none across`() {
        let row = HStack(spacing: 0) {
            square()
            Spacer(minLength: 7)
            square()
        }
        #expect(render(row).size == CGSize(width: 27, height: 10))
        let column = VStack(spacing: 0) {
            square()
            Spacer()
            square()
        }
        #expect(render(column).size == CGSize(width: 10, height: 28))
    }

    @Test func `a divider is a line of one pixel across its stack`() {
        let row = HStack(spacing: 0) {
            square()
            Divider()
        }
        let list = render(row.frame(height: 30))
        #expect(list.fills[1].height == 30)
        #expect(abs(list.fills[1].width - 1.0 / 3) < 1e-9)
        #expect(list.fillColors[1] == .test(.separator))
        let column = VStack(spacing: 0) {
            square()
            Divider()
        }
        #expect(render(column).fills[1].width == 10)
    }

    @Test func `a view of higher priority takes its length first`() {
        let row = HStack(spacing: 0) {
            Text("abcdef").lineLimit(1)
            Text("ghijkl").lineLimit(1).layoutPriority(1)
        }
        // Room for six and three characters.
        let list = render(row.frame(width: 45))
        #expect(list.runs.map(\.text) == ["ab…", "ghijkl"])
    }

    @Test func `a fixed size ignores the proposal`() {
        #expect(render(Text("abcd").fixedSize().frame(width: 10)).runs[0].width == 20)
        let wide = render(
            Text("ab cd").fixedSize(horizontal: false, vertical: true).frame(width: 12, height: 5)
        )
        #expect(wide.runs.count == 2)
    }

    @Test func `flexible views fill a fixed size`() {
        let column = VStack(spacing: 0) {
            Text("abcdef").background(.green)
            Text("ab").frame(maxWidth: .infinity).background(.red)
        }
        #expect(
            render(column.fixedSize(horizontal: true, vertical: false).frame(width: 300)).fills.map(\.width)
                == [30, 30]
        )
        let layers = ZStack {
            Color.red
            Text("abcd")
        }
        #expect(render(layers.fixedSize()).fills.map(\.size) == [CGSize(width: 20, height: 10)])
    }

    @Test func `flexible views fill the ideal size of the root`() {
        let layers = ZStack {
            Color.red
            Text("abcd")
        }
        let list = render(layers)
        #expect(list.fills.map(\.size) == [list.size])
        #expect(list.size.width == 20)
    }

    @Test(arguments: [
        (ContentMode.fit, CGSize(width: 40, height: 20)), (.fill, CGSize(width: 60, height: 30)),
    ])
    func `an aspect ratio fits or fills a space`(mode: ContentMode, size: CGSize) {
        let view = Color.red.aspectRatio(2, contentMode: mode).frame(width: 40, height: 30)
        #expect(render(view).fills[0].size == size)
        let sized = Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: mode)
        #expect(render(sized.frame(width: 40, height: 30)).fills[0].size == size)
    }

    @Test func `an image keeps the ratio of its ideal size`() {
        let view = Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit().frame(width: 15, height: 15)
        #expect(render(view).fills[0].size == CGSize(width: 15, height: 5))
    }

    @Test func `the views of a group are arranged by the container around it`() {
        let list = render(
            HStack(spacing: 0) {
                Group {
                    square()
                    square()
                }
                .padding(1)
                ForEach(0..<2) { square(CGFloat($0 + 1)) }
                ForEach([3, 4], id: \.self) { square(CGFloat($0)) }
            }
        )
        #expect(list.fills.map(\.minX) == [1, 13, 24, 25, 27, 30])
    }

    @Test func `views are painted in the order of their indexes`() {
        let list = render(
            ZStack {
                square(1).zIndex(1)
                square(2)
                square(3).zIndex(-1)
                square(4)
            }
        )
        #expect(list.fills.map { $0.width.rounded() } == [3, 2, 4, 1])
    }
}

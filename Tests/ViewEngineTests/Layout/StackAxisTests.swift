import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `The axis of a stack` {
    private let pixel: CGFloat = 1.0 / 3

    private func row<Line: View>(around line: Line) -> [CGRect] {
        let row = HStack(spacing: 0) {
            Text("a")
            line
        }
        return render(row.frame(width: 40, height: 30)).fills
    }

    private func isVertical(_ rect: CGRect?) -> Bool {
        rect.map { abs($0.width - pixel) < 1e-9 && $0.height == 30 } ?? false
    }

    @Test func `is that of a divider with modifiers`() {
        #expect(isVertical(row(around: Divider()).first))
        #expect(isVertical(row(around: Divider().overlay(Color.red)).last))
        #expect(isVertical(row(around: Divider().background(Color.red)).first))
        #expect(isVertical(row(around: Divider().opacity(0.5).padding(0).overlay(Color.red)).last))
        #expect(isVertical(row(around: Divider().mask { Color.red }).first))
        #expect(isVertical(row(around: ViewThatFits { Divider() }).first))
        let column = VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            Divider().overlay(Color.blue)
        }
        #expect(render(column).fills.last?.size.width == 10)
    }

    @Test func `is that of a spacer with modifiers`() {
        let row = row(around: Spacer().background(Color.red))
        #expect(row.map(\.size) == [CGSize(width: 35, height: 0)])
        let column = VStack(spacing: 0) {
            Text("a")
            Spacer().overlay(Color.red)
        }
        let fills = render(column.frame(width: 40, height: 30)).fills
        #expect(fills.map(\.size) == [CGSize(width: 0, height: 20)])
    }

    @Test func `is that of the innermost stack`() {
        let line = VStack {
            Divider()
        }
        #expect(row(around: line).first?.width == 35)
        #expect(row(around: HStack { Divider() }).first?.height == 30)
    }

    @Test func `ends at other containers and at layers`() {
        #expect(row(around: ZStack { Divider() }).first?.width == 35)
        #expect(row(around: GeometryReader { _ in Divider() }).first?.width == 35)
        #expect(row(around: Color.red.overlay { Divider() }).last?.width == 35)
        #expect(row(around: Color.red.background { Divider() }).first?.width == 35)
    }
}

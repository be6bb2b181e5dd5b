import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A lazy grid` {
    /// The frames of flexible views in a grid 100 points wide.
    private func frames(_ columns: [GridItem], count: Int, width: CGFloat = 100) -> [CGRect] {
        let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 1) {
            ForEach(0..<count) { _ in Color.red.frame(height: 10) }
        }
        return render(grid.frame(width: width)).fills
    }

    @Test func `has columns of fixed widths, with default distances`() {
        #expect(
            frames([GridItem(.fixed(20)), GridItem(.fixed(30))], count: 3) == [
                CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 28, y: 0, width: 30, height: 10),
                CGRect(x: 0, y: 11, width: 20, height: 10),
            ]
        )
    }

    @Test func `shares what is left among flexible columns`() {
        let items = [
            GridItem(.fixed(20), spacing: 0), GridItem(spacing: 0),
            GridItem(.flexible(maximum: 10), spacing: 0), GridItem(),
        ]
        // 80 are left: a third is 26.67; 10; the rest.
        let widths = frames(items, count: 4).map(\.width)
        #expect(isClose(widths[1], 80.0 / 3, within: 0.2))
        #expect(widths[2] == 10)
        #expect(isClose(widths[3], 80 - 80.0 / 3 - 10, within: 0.2))
        let wide = [GridItem(.flexible(minimum: 70), spacing: 0), GridItem()]
        #expect(frames(wide, count: 2).map(\.width) == [70, 30])
    }

    @Test func `has as many adaptive columns as fit`() {
        let items = [GridItem(.adaptive(minimum: 30), spacing: 5)]
        // Three columns of 30 with two gaps take 100; they share nothing more.
        #expect(frames(items, count: 4).map(\.minX) == [0, 35, 70, 0])
        #expect(frames(items, count: 4, width: 99).map(\.width) == [47, 47, 47, 47])
        let narrow = [GridItem(.adaptive(minimum: 30, maximum: 35), spacing: 5)]
        #expect(frames(narrow, count: 2, width: 99).map(\.minX) == [0, 40])
        #expect(frames(items, count: 2, width: 10).map(\.width) == [30, 30])
    }

    @Test func `aligns its columns, and the views in their cells`() {
        let columns = [GridItem(.fixed(40), alignment: .bottomTrailing)]
        let grid = LazyVGrid(columns: columns, alignment: .trailing) {
            Color.red.frame(width: 10, height: 10)
        }
        #expect(render(grid.frame(width: 100)).fills == [CGRect(x: 90, y: 0, width: 10, height: 10)])
    }

    @Test func `grows to the side in rows`() {
        let grid = LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(20))], spacing: 3) {
            ForEach(0..<3) { _ in Color.red.frame(width: 15) }
        }
        let list = render(grid.frame(height: 38))
        #expect(
            list.fills == [
                CGRect(x: 0, y: 0, width: 15, height: 10), CGRect(x: 0, y: 18, width: 15, height: 20),
                CGRect(x: 18, y: 0, width: 15, height: 10),
            ]
        )
        #expect(list.size == CGSize(width: 33, height: 38))
    }

    @Test func `has one column at least`() {
        #expect(frames([], count: 2).map(\.width) == [100, 100])
    }

    @Test func `has a bounded number of columns`() {
        let items = [GridItem(.adaptive(minimum: 0), spacing: 0)]
        #expect(frames(items, count: 2).count == 2)
        #expect(frames([GridItem(.adaptive(minimum: 1e-300), spacing: 0)], count: 2).count == 2)
    }
}

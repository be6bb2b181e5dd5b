import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A grid` {
    private func cell(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.black.frame(width: width, height: height)
    }

    @Test func `has columns as wide and rows as high as their largest cells`() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 2) {
            GridRow {
                cell(10, 5)
                cell(3, 8)
            }
            GridRow(alignment: .bottom) {
                cell(4, 4)
                cell(6, 6)
            }
        }
        let list = render(grid)
        #expect(list.size == CGSize(width: 17, height: 16))
        #expect(
            list.fills.map(\.origin) == [
                .zero, CGPoint(x: 11, y: 0), CGPoint(x: 0, y: 12), CGPoint(x: 11, y: 10),
            ]
        )
    }

    @Test func `gives a view outside of rows its whole width`() {
        let grid = Grid(verticalSpacing: 0) {
            GridRow { cell(10, 5) }
            Color.black.frame(height: 1)
        }
        #expect(render(grid).fills.map(\.width) == [10, 10])
        #expect(render(Grid { EmptyView() }).items.isEmpty)
    }

    @Test func `shares what is left among the columns that can grow`() {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                cell(10, 5)
                Color.black.frame(height: 5)
            }
        }
        #expect(render(grid.frame(width: 40)).fills.map(\.width) == [10, 30])
    }

    @Test func `applies the modifiers of a row to its cells, also inside of a condition`() {
        let isShown = true
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                cell(10, 5)
                cell(3, 5)
            }
            .padding(1)
            if isShown {
                GridRow {
                    cell(2, 4)
                    cell(6, 4)
                }
                .opacity(0.5)
            }
        }
        let list = render(grid)
        #expect(list.size == CGSize(width: 18, height: 11))
        #expect(list.fills.map { $0.width.rounded() } == [10, 3, 2, 6])
    }
}

@Suite struct `A column in a scroll view` {
    @Test func `has the ideal heights of its views`() {
        let view = ScrollView {
            VStack(spacing: 0) {
                Text("one two three four")
                Color.black
            }
        }
        .frame(width: 60, height: 200)
        let list = render(view)
        #expect(list.runs.map(\.text).joined(separator: " ") == "one two three four")
        #expect(list.fills.map(\.height) == [10])
    }
}

@Suite struct `A container of controls` {
    @Test func `shows its content`() {
        #expect(render(ScrollView { Text("a") }.frame(width: 40, height: 40)).runs.map(\.text) == ["a"])
        let section = VStack { Section("title") { Text("a") } }
        #expect(render(section).runs.map(\.text) == ["title", "a"])
        let group = ControlGroup {
            Text("a")
            Text("b")
        }
        #expect(render(group).runs.map(\.text) == ["a", "b"])
        #expect(render(Menu("more") { Text("hidden") }).runs.map(\.text) == ["more"])
    }

    private struct Padded: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(5) }
    }

    @Test func `of a menu inside of a style is drawn by the next style outwards`() {
        let menu = Menu("more") { EmptyView() }
        #expect(render(menu.menuStyle(Padded())) == render(menu.padding(5)))
        #expect(render(menu.menuStyle(Padded()).menuStyle(Padded())) == render(menu.padding(10)))
    }

    @Test func `of a menu runs its primary action`() {
        var count = 0
        let menu = Menu {
            EmptyView()
        } label: {
            Color.black.frame(width: 20, height: 20)
        } primaryAction: {
            count += 1
        }
        let host = host(menu)
        host.send(.down(0))
        host.send(.up(0.1))
        #expect(count == 1)
    }
}

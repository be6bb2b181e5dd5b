import Graphics
import TestSupport
import Testing

@testable import ViewEngine

/// Each letter is 5 points wide.
@Suite struct `A list` {
    private let card = ResolvedColor.test(.secondaryGroupedBackground)
    private let highlight = ResolvedColor.test(.gray4)

    private struct Row: View {
        let title: String
        var action: (() -> Void)?

        var body: some View {
            action.map { AnyView(Text(title).listRowAction($0)) } ?? AnyView(Text(title))
        }
    }

    private var list: some View {
        List {
            Row(title: "a") { logAction("first") }
            Row(title: "abcd") { logAction("second") }
            Row(title: "ab")
        }
    }

    @Test(arguments: [30, 60] as [CGFloat])
    func `has rows of at least the height that is set`(height: CGFloat) {
        let height = height
        var read: CGFloat = 0
        let picture = render(
            list.transformEnvironment(\.defaultMinListRowHeight) { least in
                read = least
                least = height
            }
        )
        #expect(read == 44)
        // A line of text, and the insets above and below it.
        let content: CGFloat = 10 + 22
        #expect(picture.fills[1].height == 3 * max(height, content))
    }

    @Test func `is a card on the background of grouped content`() {
        let picture = render(list)
        #expect(picture.fillColors.first == .test(.groupedBackground))
        #expect(picture.fills[0] == CGRect(origin: .zero, size: picture.size))
        #expect(picture.fillColors[1] == card)
        #expect(picture.fills[1] == picture.fills[0].insetBy(dx: 16, dy: 16))
        // As wide as the widest row: four letters and the insets.
        #expect(picture.fills[1].width == 20 + 40)
        #expect(picture.fills[1].height == 3 * 44)
        #expect(picture.runs.map(\.bounds.minX) == [36, 36, 36])
    }

    @Test func `has a line between two rows, beside the insets`() {
        let picture = render(list)
        let lines = zip(picture.fills, picture.fillColors).filter { $1 == .test(.separator) }.map(\.0)
        #expect(lines.map { $0.maxY.rounded() } == [16 + 44, 16 + 88])
        #expect(lines.allSatisfy { $0.minX == 36 && $0.maxX == 76 })
        #expect(render(List { Row(title: "a") }).fillColors == [.test(.groupedBackground), card])
    }

    @Test func `highlights the whole row that is touched, until the finger has moved 45 points`() {
        let recording = record(list, [.down(1), .move(2, x: 45), .move(3, x: 46), .up(4)])
        func highlighted(_ time: Double) -> [CGRect] {
            let picture = recording.displayList(at: time)
            return zip(picture.fills, picture.fillColors).filter { $1 == highlight }.map(\.0)
        }
        #expect(highlighted(0.9).isEmpty)
        #expect(highlighted(1) == [CGRect(x: 16, y: 60, width: 60, height: 44)])
        #expect(highlighted(2) == highlighted(1))
        #expect(highlighted(3.9).isEmpty)
        #expect(recording.actions.isEmpty)
        #expect(record(list, [.down(1), .move(2, x: 45), .up(9)]).actions.map(\.name) == ["second"])
    }

    @Test func `does not highlight a row without an action`() {
        let recording = record(list, [.down(1, y: 44), .up(2)])
        #expect(!recording.displayList(at: 1.5).fillColors.contains(highlight))
        #expect(recording.actions.isEmpty)
    }

    @Test func `rounds the corners of its first and its last row`() {
        let row = CGRect(x: 0, y: 0, width: 100, height: 44)
        #expect(RowShape(topRadius: 0, bottomRadius: 0).geometry(in: row) == .rectangle(row))
        #expect(
            RowShape(topRadius: 10, bottomRadius: 10).geometry(in: row)
                == .roundedRectangle(row, cornerRadius: 10, style: .continuous)
        )
        let first = RowShape(topRadius: 10, bottomRadius: 0).geometry(in: row).path
        let last = RowShape(topRadius: 0, bottomRadius: 10).geometry(in: row).path
        let (top, bottom) = (CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 43))
        #expect(!first.contains(top) && first.contains(bottom))
        #expect(last.contains(top) && !last.contains(bottom))
        #expect(first.boundingRect == row && last.boundingRect == row)
    }

    @Test func `fills the width that it is proposed`() {
        let picture = render(list.frame(width: 300))
        #expect(picture.fills[1].width == 300 - 32)
    }

    @Test func `has larger symbols in labels, whose titles begin at one place`() throws {
        func picture(_ symbol: String) -> DisplayList { render(List { Label("a", systemImage: symbol) }) }
        let (narrow, wide) = (picture("plus"), picture("person.2.fill"))
        #expect(narrow.runs.last?.bounds.minX == wide.runs.last?.bounds.minX)
        let outside = render(Label("a", systemImage: "plus"))
        let scale = try #require(narrow.runs.first).font.size / (try #require(outside.runs.first).font.size)
        #expect(abs(scale - 16.33 / 12.92) < 0.01)
        // The insets of the list and of the row, the column of icons, and the space of the labels of the tests.
        let title = try #require(narrow.runs.last).bounds.minX
        #expect(abs(title - (16 + 20 + 27.33 + 4)) < 0.34, "\(title)")
    }

    @Test func `is drawn as a form is`() {
        #expect(render(List { Row(title: "a") }) == render(Form { Row(title: "a") }))
    }
}

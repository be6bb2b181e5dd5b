import Graphics
import TestSupport
import Testing
import ViewEngine

/// Characters are 5 points wide and lines 10 points high.
@Suite struct `The height of a text` {
    private func lines<Content: View>(_ view: Content) -> [String] { render(view).runs.map(\.text) }

    private let text = Text("ab cd ef")

    @Test(
        arguments: [
            (30, ["ab", "cd", "ef"]), (29.9, ["ab", "c…"]), (20, ["ab", "c…"]), (19.9, ["a…"]), (10, ["a…"]),
            (9, ["a…"]), (0, ["a…"]),
        ] as [(CGFloat, [String])]
    )
    func `limits its lines to those that fit`(height: CGFloat, expected: [String]) {
        #expect(lines(text.frame(width: 12, height: height)) == expected)
        #expect(render(text.frame(width: 12)).size.height == 30)
    }

    @Test func `is that of the lines that are left`() {
        let list = render(text.background(.red).frame(width: 12, height: 26))
        #expect(list.fills == [CGRect(x: 1, y: 3, width: 10, height: 20)])
    }

    @Test func `does not shorten a line that is higher than the frame`() {
        #expect(lines(Text("abcdef").frame(height: 2)) == ["abcdef"])
        #expect(lines(Text("abcdef").padding(20).frame(height: 30)) == ["abcdef"])
        #expect(render(Text("abcdef").background(.red).frame(height: 2)).fills.map(\.height) == [10])
    }

    @Test func `limits its lines beside a line limit`() {
        #expect(lines(text.lineLimit(1).frame(width: 12, height: 30)) == ["a…"])
        #expect(lines(text.lineLimit(2).frame(width: 12, height: 10)) == ["a…"])
        #expect(lines(text.lineLimit(3).frame(width: 12, height: 30)) == ["ab", "cd", "ef"])
    }

    @Test func `counts the space between lines`() {
        let spaced = text.lineSpacing(4)
        #expect(lines(spaced.frame(width: 12, height: 38)) == ["ab", "cd", "ef"])
        #expect(lines(spaced.frame(width: 12, height: 37)) == ["ab", "c…"])
    }

    @Test func `is not limited where it is fixed`() {
        let fixed = text.fixedSize(horizontal: false, vertical: true)
        #expect(lines(fixed.frame(width: 12, height: 10)) == ["ab", "cd", "ef"])
        #expect(lines(text.frame(width: 12).fixedSize().frame(height: 10)) == ["ab", "cd", "ef"])
        let wide = text.fixedSize(horizontal: true, vertical: false)
        #expect(lines(wide.frame(width: 12, height: 10)) == ["ab cd ef"])
    }

    @Test func `reduces the font of a text that may be smaller`() throws {
        // At half of the size, five characters fit in a line.
        let small = text.minimumScaleFactor(0.5).frame(width: 13, height: 10)
        #expect(lines(small) == ["ab cd", "ef"])
        #expect(try #require(render(small).runs.first).font.size == 5)
        #expect(lines(text.minimumScaleFactor(0.9).frame(width: 13, height: 10)) == ["a…"])
        let high = Text("ab").minimumScaleFactor(0.1).frame(height: 5)
        let size = try #require(render(high).runs.first).font.size
        #expect(size <= 5 && size > 4.8)
    }

    @Test func `ends a paragraph before the next`() {
        #expect(lines(Text("ab\ncd").frame(width: 50, height: 10)) == ["ab…"])
        #expect(lines(Text("ab\ncd").lineLimit(1)) == ["ab…"])
        #expect(lines(Text("ab cd\nef").frame(width: 25, height: 20)) == ["ab cd", "ef"])
        #expect(lines(Text("ab cd\nef").frame(width: 16, height: 20)) == ["ab", "cd…"])
    }

    // MARK: In stacks

    @Test func `is what the other views of a column leave`() {
        func column(_ height: CGFloat) -> some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                text.frame(width: 12)
            }
            .frame(width: 12, height: height)
        }
        #expect(lines(column(40)) == ["ab", "cd", "ef"])
        #expect(lines(column(39)) == ["ab", "c…"])
        #expect(lines(column(20)) == ["a…"])
    }

    @Test func `is shared by the texts of a column`() {
        let column = VStack(spacing: 0) {
            Text("gh")
            text
            Text("ij kl")
        }
        #expect(lines(column.frame(width: 12, height: 60)) == ["gh", "ab", "cd", "ef", "ij", "kl"])
        #expect(lines(column.frame(width: 12, height: 50)) == ["gh", "ab", "c…", "ij", "kl"])
        #expect(lines(column.frame(width: 12)) == ["gh", "ab", "cd", "ef", "ij", "kl"])
    }

    @Test func `is limited by a row as by a frame`() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 8)
            text
        }
        #expect(lines(row.frame(width: 20, height: 20)) == ["ab", "c…"])
        #expect(lines(row.frame(width: 20)) == ["ab", "cd", "ef"])
    }

    @Test func `is that of the view below an overlay`() {
        #expect(lines(Color.red.frame(width: 12, height: 20).overlay { text }) == ["ab", "c…"])
        #expect(lines(Color.red.frame(width: 12, height: 30).overlay { text }) == ["ab", "cd", "ef"])
    }

    @Test func `is the ideal one of a text without attributes and with them`() {
        let several = VStack(alignment: .leading, spacing: 0) {
            Text("ab\ncd")
            Text("ab\ncd").tracking(1)
        }
        #expect(render(several).size == CGSize(width: 12, height: 40))
        #expect(lines(several) == ["ab", "cd", "ab", "cd"])
    }
}

import Graphics
import Testing

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
private let box = DisplayItem.fill(.rectangle(square), color: ResolvedColor(0))

@Suite struct `The bounds of an item` {
    @Test func `hold half of a line's width`() {
        let line = DisplayItem.stroke(
            .rectangle(square),
            style: StrokeStyle(lineWidth: 4),
            color: ResolvedColor(0)
        )
        #expect(line.paintBounds == CGRect(x: -2, y: -2, width: 14, height: 14))
    }

    @Test func `are empty for an empty group`() {
        #expect(DisplayItem.group(.clip(.rectangle(square)), items: []).paintBounds == .zero)
    }

    @Test func `hold every item of a group`() {
        let far = DisplayItem.fill(.ellipse(square.offsetBy(dx: 20, dy: 5)), color: ResolvedColor(0))
        #expect(
            DisplayItem.group(.opacity(0.5), items: [box, far]).paintBounds
                == CGRect(x: 0, y: 0, width: 30, height: 15)
        )
    }

    @Test func `are those of the part that a mask or a clip shows`() {
        let mask = DisplayItem.fill(.rectangle(square.offsetBy(dx: -4, dy: -40)), color: ResolvedColor(0))
        let wide = DisplayItem.fill(.rectangle(square.insetBy(dx: -20, dy: -20)), color: ResolvedColor(0))
        let part = CGRect(x: -4, y: -20, width: 10, height: 0)
        #expect(
            DisplayItem.group(.mask(isInverted: false), items: [mask, wide]).paintBounds
                == CGRect(x: -4, y: -20, width: 10, height: 0)
        )
        #expect(DisplayItem.group(.mask(isInverted: false), items: [wide, box]).paintBounds == square)
        #expect(
            DisplayItem.group(.mask(isInverted: true), items: [box, wide]).paintBounds == wide.paintBounds
        )
        #expect(DisplayItem.group(.clip(.rectangle(mask.paintBounds)), items: [wide]).paintBounds == part)
    }

    @Test func `are in the bounds of a list, with the layout frame`() {
        let list = DisplayList(size: CGSize(width: 5, height: 30), items: [box])
        #expect(list.paintBounds == CGRect(x: 0, y: 0, width: 10, height: 30))
    }
}

@Suite struct `A visible display list` {
    private func visible(_ items: DisplayItem...) -> [DisplayItem] {
        DisplayList(size: square.size, items: items).visible.items
    }

    @Test func `has no clear item and no empty group`() {
        let clear = DisplayItem.fill(.rectangle(square), color: .clear)
        let line = DisplayItem.stroke(.rectangle(square), style: StrokeStyle(), color: .clear)
        #expect(
            visible(clear, line, .group(.opacity(0.5), items: [clear]), .group(.compositing, items: [])) == []
        )
    }

    @Test func `has the items of a group that changes nothing in its place`() {
        let other = DisplayItem.fill(.ellipse(square), color: ResolvedColor(0))
        #expect(
            visible(.group(.opacity(1), items: [box, .group(.transform(.identity), items: [other])])) == [
                box, other,
            ]
        )
    }

    @Test func `has no group that hides everything`() {
        #expect(visible(.group(.opacity(0), items: [box]), box) == [box])
    }

    @Test func `has the other groups as they are`() {
        let group = DisplayItem.group(.compositing, items: [.group(.blendMode(.multiply), items: [box])])
        #expect(visible(group) == [group])
    }
}

@Suite struct `An item` {
    @Test func `equals one that draws the same, whatever its identity is`() {
        #expect(
            DisplayItem(box.drawing, id: DisplayItemID(1)) == DisplayItem(box.drawing, id: DisplayItemID(2))
        )
    }

    @Test func `blends if it is, or holds, a group with a blend mode`() {
        let blending = DisplayItem.group(.blendMode(.screen), items: [box])
        #expect(!box.blends)
        #expect(!DisplayItem.group(.opacity(0.5), items: [box]).blends)
        #expect(blending.blends)
        #expect(DisplayItem.group(.opacity(0.5), items: [box, blending]).blends)
    }

    @Test func `has an identity that depends on the order of two identities`() {
        let (first, second) = (DisplayItemID(1), DisplayItemID(2))
        #expect(first.around(second) != second.around(first))
        #expect(first.around(second) == first.around(second))
        #expect(DisplayItemID(0xBE2E1).hexadecimal == "be2e1")
    }
}

import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `The line of a shape` {
    @Test func `is drawn as a line`() throws {
        let list = render(Circle().stroke(lineWidth: 4).foregroundStyle(.red).frame(width: 40, height: 40))
        guard case .stroke(_, let style, let color) = try #require(list.items.first).drawing else {
            Issue.record("no stroke")
            return
        }
        #expect(style.lineWidth == 4)
        #expect(color == .test(.red))
        let filled = render(
            Circle().stroke(style: StrokeStyle(lineWidth: 3)).fill(.blue).frame(width: 40, height: 40)
        )
        guard case .stroke(_, let line, let blue) = try #require(filled.items.first).drawing else {
            Issue.record("no stroke")
            return
        }
        #expect((line.lineWidth, blue) == (3, .test(.blue)))
    }

    @Test func `clips a view to the line`() throws {
        let list = render(
            Color.red.frame(width: 40, height: 40).clipShape(Rectangle().inset(by: 2).stroke(lineWidth: 4))
        )
        guard case .group(.clip(let shape), _) = try #require(list.items.first).drawing else {
            Issue.record("no clip")
            return
        }
        #expect(shape.path.contains(CGPoint(x: 1, y: 20)) && !shape.path.contains(CGPoint(x: 20, y: 20)))
    }

    @Test func `is touched on the line only`() {
        let view = Color.red.frame(width: 200, height: 200)
            .contentShape(Circle().stroke(lineWidth: 40))
            .onTapGesture { logAction("tap") }
        #expect(record(view, [.down(0, x: 90), .up(0.1)]).actions.map(\.name) == ["tap"])
        #expect(record(view, [.down(0), .up(0.1)]).actions.isEmpty)
    }

    @Test func `changes its width over time`() {
        let view = Toggled { isOn in
            Color.red.frame(width: 40, height: 40)
                .clipShape(Rectangle().stroke(lineWidth: isOn ? 20 : 10))
                .animation(.linear(duration: 1), value: isOn)
        }
        let recording = record(view, touches(at: 0))
        guard case .group(.clip(let shape), _) = recording.displayList(at: 0.5).items[0].drawing else {
            Issue.record("no clip")
            return
        }
        #expect(shape.path.contains(CGPoint(x: 7, y: 20)) && !shape.path.contains(CGPoint(x: 8, y: 20)))
    }

    @Test func `of a concentric rectangle has the smallest radius`() {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(ConcentricRectangle().path(in: frame).contains(CGPoint(x: 0.5, y: 0.5)))
        let round = ConcentricRectangle(corners: .concentric(minimum: 12))
        #expect(!round.path(in: frame).contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(round.path(in: frame) == ConcentricRectangle(corners: .fixed(12)).path(in: frame))
    }
}

import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A spacer` {
    private func square() -> some View { Color.red.frame(width: 10, height: 10) }

    // MARK: Priority

    @Test func `leaves a text all the width but its least length`() {
        let row = HStack {
            Text("ab cd")
            Spacer()
        }
        #expect(render(row.frame(width: 33)).runs.map(\.text) == ["ab cd"])
        #expect(render(row.frame(width: 32)).runs.map(\.text) == ["ab", "cd"])
        #expect(render(row).size.width == 33)
    }

    @Test func `takes the rest on both sides of a text`() {
        let row = HStack {
            Spacer()
            Text("ab cd")
            Spacer()
        }
        let list = render(row.frame(width: 101))
        #expect(list.runs.map(\.text) == ["ab cd"])
        #expect(list.runs[0].origin.x == 38)
    }

    @Test func `expands after a view that fills the space`() {
        let row = HStack {
            Color.red
            Spacer()
        }
        #expect(render(row.frame(width: 50, height: 10)).fills.map(\.width) == [42])
        let preferred = HStack(spacing: 0) {
            Color.red
            Spacer().layoutPriority(1)
        }
        #expect(render(preferred.frame(width: 50, height: 10)).fills.map(\.width) == [0])
    }

    @Test func `has the least priority in padding, a frame, an offset and a background as well`() {
        func width<Space: View>(beside space: Space) -> CGFloat? {
            let row = HStack(spacing: 0) {
                Color.red
                space
            }
            return render(row.frame(width: 50, height: 10)).fills.first { $0.minX == 0 }?.width
        }
        #expect(width(beside: Spacer().padding(1)) == 40)
        #expect(width(beside: Spacer().frame(minWidth: 10)) == 40)
        #expect(width(beside: Spacer().offset(x: 1)) == 42)
        #expect(width(beside: Spacer().background { Color.blue }) == 42)
        #expect(width(beside: Color.blue.padding(1)) == 25)
    }

    @Test func `is no priority of the stack that it is in`() {
        let row = HStack(spacing: 0) {
            Color.red
            HStack(spacing: 0) {
                Spacer()
                Color.blue
            }
        }
        #expect(render(row.frame(width: 50, height: 10)).fills.map(\.minX) == [0, 33])
    }

    // MARK: Spacing

    @Test func `has no default distance to its neighbors`() {
        let row = HStack {
            square()
            Spacer()
            square()
        }
        #expect(render(row).fills.map(\.minX) == [0, 18])
        let column = VStack {
            square()
            Spacer(minLength: 1)
            square()
        }
        #expect(render(column).fills.map(\.minY) == [0, 11])
        let without = HStack {
            square()
            square()
        }
        #expect(render(without).fills.map(\.minX) == [0, 18])
    }

    @Test func `has the distance that a stack sets`() {
        let row = HStack(spacing: 5) {
            square()
            Spacer()
            square()
        }
        #expect(render(row).fills.map(\.minX) == [0, 28])
    }

    @Test func `has the default distance where a modifier sets its length`() {
        func distance<Space: View>(around space: Space) -> CGFloat {
            let row = HStack {
                square()
                space
                square()
            }
            return render(row).size.width - 20
        }
        #expect(distance(around: Spacer().frame(width: 5)) == 21)
        #expect(distance(around: Spacer().frame(height: 5)) == 8)
        #expect(distance(around: Spacer().frame(minWidth: 20)) == 36)
        #expect(distance(around: Spacer().frame(minHeight: 20)) == 8)
        #expect(distance(around: Spacer().padding(.leading, 2)) == 18)
        #expect(distance(around: Spacer().padding(.vertical, 2)) == 8)
        #expect(distance(around: Spacer().opacity(0.5)) == 8)
    }

    @Test func `at the end of a stack leaves no distance to the next view`() {
        let row = HStack {
            square()
            HStack {
                Spacer(minLength: 0)
                square()
            }
            HStack {
                square()
                Spacer(minLength: 0)
            }
            VStack {
                Spacer(minLength: 0)
                square()
            }
        }
        // The middle two are 8 points apart; beside a column the distance is that of its other view, and on the side
        // of the spacer 0.
        #expect(render(row).fills.map(\.minX) == [0, 10, 28, 38])
    }
}

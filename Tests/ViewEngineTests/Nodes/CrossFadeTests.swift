import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A text that changes` {
    private func view(_ animation: Animation?) -> some View {
        Toggled { flag in Text(flag ? "a longer text" : "b").animation(animation, value: flag) }
    }

    @Test func `cross-fades from the old string to the new one`() {
        let recording = record(view(.linear(duration: 1)), touches(at: 0))
        let items = recording.displayList(at: 0.25).items
        let opacities = items.map { item -> Double? in
            if case .group(.opacity(let opacity), _) = item.drawing { opacity } else { nil }
        }
        #expect(opacities == [0.75, 0.25])
        #expect(recording.displayList(at: 1).runs.map(\.text) == ["a longer text"])
        #expect(recording.restTime == 1)
    }

    @Test func `keeps its lines while its frame is animated`() {
        let recording = record(view(.linear(duration: 1)), touches(at: 0, 5))
        for time in [0.1, 0.5, 0.9, 5.1, 5.5, 5.9] {
            #expect(recording.displayList(at: time).runs.map(\.text).sorted() == ["a longer text", "b"])
        }
    }

    @Test func `jumps without an animation`() {
        let recording = record(view(nil), touches(at: 0))
        #expect(recording.displayList(at: 0).runs.map(\.text) == ["a longer text"])
        #expect(recording.displayList(at: 0).items.count == 1)
    }

    @Test func `interpolates its color if only that changes`() {
        let view = Toggled { flag in
            Text("a").foregroundStyle(flag ? Color.black : .white).animation(
                .linear(duration: 1),
                value: flag
            )
        }
        let runs = record(view, touches(at: 0)).displayList(at: 0.5).runs
        #expect(runs.count == 1)
        #expect((runs[0].color.red * 255).rounded() == 99)
    }
}

@Suite struct `A content transition` {
    private static let second = Animation.linear(duration: 1)

    private func record<Content: View>(_ content: @escaping (_ flag: Bool) -> Content) -> Recording {
        TestSupport.record(
            Toggled { flag in
                content(flag).frame(width: 100, alignment: .leading).animation(Self.second, value: flag)
            },
            touches(at: 0)
        )
    }

    @Test func `of no kind changes text and color at once`() {
        let text = record { Text($0 ? "new" : "old").contentTransition(.identity) }
        #expect(text.displayList(at: 0).runs.map(\.text) == ["new"])
        #expect(text.displayList(at: 0.5).items.count == 1)
        let color = record {
            Text("a").foregroundStyle($0 ? Color.black : .white).contentTransition(.identity)
        }
        #expect(color.displayList(at: 0.5).runs[0].color == color.displayList(at: 1).runs[0].color)
    }

    @Test func `interpolates the size of a text, and its color`() {
        let recording = record { flag in
            Text("ab").font(.system(size: flag ? 20 : 10)).foregroundStyle(flag ? Color.black : .white)
        }
        let list = recording.displayList(at: 0.5)
        #expect(list.runs.count == 1)
        #expect((list.runs[0].color.red * 255).rounded() == 99)
        #expect(recording.scale(at: 0) == 0.5)
        #expect(recording.scale(at: 0.5) == 0.75)
        // Nothing is left of the change.
        let rest = recording.displayList(at: 1)
        #expect(rest.items.map(\.drawing) == [.glyphs(rest.runs[0])])
        #expect(host(Text("ab").contentTransition(.interpolate)).approximations.isEmpty)
    }

    @Test func `fades between the weights of a text that grows`() {
        let recording = record { flag in
            Text("ab").font(.system(size: flag ? 20 : 10, weight: flag ? .bold : .regular))
        }
        let list = recording.displayList(at: 0.25)
        #expect(list.runs.map(\.font.weight) == [400, 700])
        #expect(recording.opacity(at: 0.25) == 0.75)
        let scales = list.items.map { item -> CGFloat? in
            if case .group(.transform(let transform), _) = item.drawing { transform.a } else { nil }
        }
        // Both are as large as a font of 12.5 points.
        #expect(scales == [1.25, 0.625])
    }

    @Test func `by opacity fades between sizes, too`() {
        let recording = record { flag in
            Text("ab").font(.system(size: flag ? 20 : 10)).contentTransition(.opacity)
        }
        #expect(recording.displayList(at: 0.25).runs.map(\.font.size) == [10, 20])
        #expect(recording.opacity(at: 0.25) == 0.75)
    }

    @Test func `fades between sizes with reduced motion`() {
        let view = Toggled { flag in
            Text("ab").font(.system(size: flag ? 20 : 10)).animation(Self.second, value: flag)
        }
        let recording = TestSupport.record(view, touches(at: 0)) { $0.accessibilityReduceMotion = true }
        #expect(recording.scale(at: 0.5) == 1)
        #expect(recording.opacity(at: 0.25) == 0.75)
    }

    @Test(arguments: [(false, 1.0), (true, -1.0)])
    func `of a number rolls the characters that differ`(countsDown: Bool, direction: Double) {
        let recording = record { flag in
            Text(flag ? "129 %" : "11 %").contentTransition(.numericText(countsDown: countsDown))
        }
        let list = recording.displayList(at: 0.25)
        #expect(list.runs.map(\.text) == ["1", " %", "1", "29"])
        // A character is 5 points wide: the end moves from 10 to 15.
        #expect(list.runs.map(\.origin.x) == [0, 11.25, 5, 5])
        #expect(list.runs.map(\.width) == [5, 10, 5, 10])
        #expect(recording.opacity(at: 0.25) == 0.75)
        let moves = list.items.compactMap { item -> CGFloat? in
            if case .group(.transform(let transform), _) = item.drawing { transform.ty } else { nil }
        }
        // Half a line of 10 points.
        #expect(moves == [-1.25 * direction, 3.75 * direction])
        #expect(recording.displayList(at: 1).runs.map(\.text) == ["129 %"])
    }

    @Test func `of a value rolls in the direction of its change`() {
        func moves(from first: Double, to second: Double) -> [CGFloat] {
            let recording = record { flag in
                let value = flag ? second : first
                return Text("\(Int(value))").contentTransition(.numericText(value: value))
            }
            return recording.displayList(at: 0.25).items.compactMap { item in
                if case .group(.transform(let transform), _) = item.drawing { transform.ty } else { nil }
            }
        }
        #expect(moves(from: 1, to: 2) == [-1.25, 3.75])
        #expect(moves(from: 2, to: 1) == [1.25, -3.75])
    }

    @Test func `of a number fades between texts of several lines`() {
        let recording = record { Text($0 ? "1\n2" : "1").contentTransition(.numericText()) }
        #expect(recording.displayList(at: 0.25).runs.map(\.text).sorted() == ["1", "1", "2"])
        #expect(recording.opacity(at: 0.25) == 0.75)
    }
}

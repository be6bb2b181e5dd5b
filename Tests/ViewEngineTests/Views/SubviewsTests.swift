import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `The subviews of a view` {
    private func texts(_ view: some View) -> [String] { render(view).runs.map(\.text) }

    @ViewBuilder private func content(_ isComplete: Bool = true) -> some View {
        Text("A")
        Group {
            Text("B")
            if isComplete { Text("C") }
        }
        ForEach(0..<2) { Text("D\($0)") }
        EmptyView()
    }

    @Test func `are the views that a container would place`() {
        let counted = Group(subviews: content()) { subviews in Text("\(subviews.count)") }
        #expect(texts(counted) == ["5"])
        let reversed = HStack {
            Group(subviews: content(false)) { subviews in ForEach(subviews.reversed()) { $0 } }
        }
        #expect(texts(reversed) == ["D1", "D0", "B", "A"])
        #expect(texts(Group(subviews: content()) { $0 }).count == 5)
        #expect(texts(Group(subviews: EmptyView()) { Text("\($0.count)") }) == ["0"])
    }

    @Test func `are placed one by one, with their modifiers`() {
        let row = HStack(spacing: 0) {
            ForEach(subviews: content()) { subview in
                subview.frame(width: 20)
                Color.black.frame(width: 5, height: 5)
            }
        }
        #expect(render(row).size.width == 125)
    }

    @Test func `differ in their identities`() {
        let view = Group(subviews: content()) { subviews in
            Text("\(Set(subviews.map(\.id)).count)")
            Text(subviews.first?.id == subviews.first?.id ? "same" : "other")
        }
        #expect(texts(VStack { view }) == ["5", "same"])
    }

    @Test func `inherit the environment where they are placed`() {
        let view = HStack {
            ForEach(
                subviews: Group {
                    Circle(); Circle()
                }
            ) { subview in
                subview.frame(width: 9, height: 9).foregroundStyle(.red)
            }
        }
        .foregroundStyle(.green)
        #expect(
            render(view).fillColors
                == render(
                    HStack {
                        Circle().frame(width: 9, height: 9)
                        Circle().frame(width: 9, height: 9)
                    }.foregroundStyle(.red)
                ).fillColors
        )
    }

    @Test func `are made a limited number of times for many environments`() {
        let evaluations = Evaluations()
        let view = VStack {
            ForEach(subviews: ForEach(0..<200) { _ in Counted(evaluations: evaluations) }) { subview in
                subview.font(.body)
            }
        }
        #expect(texts(view).count == 200)
        #expect(evaluations.count < 1_000)
    }

    private final class Evaluations {
        var count = 0
    }

    private struct Counted: View {
        let evaluations: Evaluations

        var body: some View {
            let _ = evaluations.count += 1
            Text("A")
        }
    }

    @Test func `can be shown twice`() {
        let view = Group(subviews: content()) { subviews in
            subviews[0]
            subviews[0]
            subviews[1]
        }
        #expect(texts(HStack { view }) == ["A", "A", "B"])
    }
}

import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A tree of views` {
    private struct Faded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
        }
    }

    @Test func `is released with its host after any interaction`() {
        weak var first: Node?
        weak var last: Node?
        do {
            let host = host(Button("a") {}.buttonStyle(Faded()))
            host.send(.down(0))
            first = host.root
            host.send(.up(1))
            last = host.root
            #expect(last != nil)
        }
        #expect(first == nil)
        #expect(last == nil)
    }

    @Test func `is released with its host if a state has a binding to a state`() {
        weak var graph: ViewGraph?
        do {
            let host = host(Bound())
            graph = host.graph
            #expect(host.root.frame.width == 3)
        }
        #expect(graph == nil)
    }

    /// A view with an object that has a binding to the view's state.
    private struct Bound: View {
        final class Model: ObservableObject {
            var width: Binding<CGFloat>?
        }
        @State private var width: CGFloat = 3
        @StateObject private var model = Model()

        var body: some View {
            let shaper = ViewScope.currentInputs?.graph
            let binding = Binding(get: { shaper == nil ? 0 : width }, set: { width = $0 })
            model.width = binding
            return Color.red.frame(width: model.width?.wrappedValue)
        }
    }

    @Test func `keeps its layout around a removed view`() {
        // A stack whose views were all removed is empty but still has a background.
        let view = Toggled { flag in
            VStack {
                if !flag { Color.red.frame(width: 10, height: 10) }
            }
            .padding(5)
            .background(Color.blue)
            .animation(.linear(duration: 1), value: flag)
        }
        let recording = record(view, touches(at: 0))
        #expect(recording.displayList(at: 0.5).fillColors.count == 2)
        #expect(recording.displayList(at: 1).fills == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test func `fades a removed view out with all its modifiers`() {
        let view = Toggled { flag in
            mark(!flag)
                .padding(5)
                .background(Color.blue)
                .animation(.linear(duration: 1), value: flag)
        }
        let recording = record(view, touches(at: 0, 3))
        #expect(recording.opacity(at: 0.25) == 0.75)
        #expect(recording.displayList(at: 0.25).fillColors == [.test(.blue), .test(.red)])
        #expect(recording.fill(0, at: 0.25) == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(recording.displayList(at: 1).items.isEmpty)
        #expect(recording.opacity(at: 3.25) == 0.25)
        #expect(recording.fill(0, at: 3.25) == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @ViewBuilder private func mark(_ isShown: Bool) -> some View {
        if isShown { Color.red.frame(width: 10, height: 10) }
    }

    @Test func `separates views by their branch, also inside a modifier`() {
        // The second view must not start at the frame of the first.
        let view = Toggled { flag in
            side(flag).opacity(0.5).animation(.linear(duration: 1), value: flag)
        }
        let recording = record(view, touches(at: 0, 3))
        #expect(recording.displayList(at: 0.5).fills.count == 2)
        #expect(recording.displayList(at: 0.5).fills.map(\.minX) == [0, 80])
        #expect(recording.displayList(at: 2).fills.map(\.minX) == [80])
        #expect(recording.displayList(at: 3.5).fills.map(\.minX) == [80, 0])
    }

    @ViewBuilder private func side(_ flag: Bool) -> some View {
        if flag {
            Color.red.frame(width: 10, height: 10).offset(x: 80)
        } else {
            Color.blue.frame(width: 10, height: 10)
        }
    }

    @Test func `distinguishes a condition from a modifier around it`() {
        let view = Toggled { flag in
            side(flag).animation(.linear(duration: 1), value: flag ? 1 : 0)
        }
        let recording = record(view, touches(at: 0, 3))
        #expect(recording.displayList(at: 0.5).fills.count == 2)
        #expect(recording.displayList(at: 3.5).fills.count == 2)
    }

    @Test func `is measured once for each proposal`() {
        // Without a cache each level would measure the next one three times.
        var view = AnyView(Counted())
        for _ in 0..<8 {
            let inside = view
            view = AnyView(
                HStack {
                    inside; Text("a")
                }
            )
        }
        Counted.count.value = 0
        _ = render(view.frame(width: 100))
        #expect(Counted.count.value < 100)
        Counted.count.value = 0
        var aligned = AnyView(Counted())
        for _ in 0..<8 {
            let inside = aligned
            aligned = AnyView(
                HStack(alignment: .firstTextBaseline) {
                    inside; Text("a")
                }
            )
        }
        _ = render(aligned.frame(width: 100))
        #expect(Counted.count.value < 100)
    }

    /// A shape that counts the measurements of its size.
    private struct Counted: Shape {
        final class Count: @unchecked Sendable {
            var value = 0
        }
        static let count = Count()

        typealias AnimatableData = EmptyAnimatableData

        func path(in rect: CGRect) -> Path { Path(rect) }

        func sizeThatFits(_ proposal: CGSize) -> CGSize {
            Self.count.value += 1
            return proposal
        }
    }
}

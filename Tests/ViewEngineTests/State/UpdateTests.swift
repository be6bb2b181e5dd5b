import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `An update` {
    // MARK: State

    @Test func `shows the writes of an action, which the action reads at once`() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: CGFloat(10 + count), height: 10)
                    .onTapGesture {
                        count += 1
                        count += 1
                        logAction("\(count)")
                    }
            }
        }
        let recording = record(Counter(), touches(at: 0, 1))
        #expect(recording.actions.map(\.name) == ["2", "4"])
        #expect(recording.fill(0, at: 0).width == 12)
        #expect(recording.fill(0, at: 1).width == 14)
    }

    @Test func `writes through a binding to the owner of the state`() {
        struct Owner: View {
            @State private var width: CGFloat = 10
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: width, height: 10)
                    Writer(width: $width)
                }
            }
        }
        struct Writer: View {
            @Binding var width: CGFloat
            var body: some View {
                Color.blue.frame(width: width, height: 10).onTapGesture { width += 5 }
            }
        }
        let recording = record(Owner(), [.down(0, x: 1), .up(0)])
        #expect(recording.displayList(at: 0).fills.map(\.width) == [15, 15])
    }

    @Test func `removes the state of a removed view`() {
        let recording = record(Switching(), touches(at: 0, 1, 2, 3))
        // Grows, disappears, appears again.
        #expect(recording.fill(0, at: 0).width == 20)
        #expect(recording.displayList(at: 1).fills.isEmpty)
        #expect(recording.fill(0, at: 2).width == 10)
        #expect(recording.fill(0, at: 3).width == 20)
    }

    /// A view that grows when it is touched for the first time, and then comes and goes.
    private struct Switching: View {
        @State private var step = 0
        var body: some View {
            ZStack(alignment: .topLeading) {
                if step % 3 != 2 { Growing(step: step) }
            }
            .frame(width: 100, height: 100)
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in step += 1 })
        }
    }

    private struct Growing: View {
        let step: Int
        @State private var width: CGFloat = 10
        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onChange(of: step) { width = 20 }
        }
    }

    @Test func `keeps the state of a view that comes back while it fades out`() {
        struct Fading: View {
            @State private var step = 0
            var body: some View {
                ZStack(alignment: .topLeading) {
                    if step % 3 != 2 { Growing(step: step) }
                }
                .frame(width: 100, height: 100)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { _ in withAnimation(.linear(duration: 1)) { step += 1 } }
                )
            }
        }
        let back = record(Fading(), touches(at: 0, 5, 5.5))
        #expect(back.fill(0, at: 6).width == 20)
        let late = record(Fading(), touches(at: 0, 5, 7))
        #expect(late.fill(0, at: 7.5).width == 10)
    }

    @Test func `separates states by their place in the tree`() {
        struct Cell: View {
            @State private var isOn = false
            var body: some View {
                (isOn ? Color.red : Color.blue).frame(width: 10, height: 10).onTapGesture { isOn.toggle() }
            }
        }
        let cell = Cell()
        let view = HStack(spacing: 0) {
            cell
            cell
            cell
        }
        let recording = record(view, [.down(0, x: -10), .up(0), .down(1, x: 10), .up(1)])
        #expect(recording.displayList(at: 0).fillColors == [.test(.red), .test(.blue), .test(.blue)])
        #expect(recording.displayList(at: 1).fillColors == [.test(.red), .test(.blue), .test(.red)])
    }

    @Test func `keeps the state of a view while its siblings come and go`() {
        struct Row: View {
            @State private var step = 0
            var body: some View {
                VStack(spacing: 0) {
                    if step % 2 == 1 { Color.blue.frame(width: 10, height: 10) }
                    Growing(step: step)
                }
                .frame(width: 100, height: 100)
                .gesture(DragGesture(minimumDistance: 0).onChanged { _ in step += 1 })
            }
        }
        let recording = record(Row(), touches(at: 0, 1, 2))
        #expect(recording.displayList(at: 0).fills.map(\.width) == [10, 20])
        #expect(recording.displayList(at: 1).fills.map(\.width) == [20])
        #expect(recording.displayList(at: 2).fills.map(\.width) == [10, 20])
    }

    // MARK: Gesture state

    private struct Held: View {
        @GestureState private var isHeld = false
        let order: Bool

        var body: some View {
            let gesture = DragGesture(minimumDistance: 0)
            ZStack {
                if order {
                    square.gesture(
                        gesture
                            .onChanged { _ in logAction("changed \(isHeld)") }
                            .onEnded { _ in logAction("ended \(isHeld)") }
                            .updating($isHeld) { _, state, _ in state = true }
                    )
                } else {
                    square.gesture(
                        gesture
                            .updating($isHeld) { _, state, _ in state = true }
                            .onEnded { _ in logAction("ended \(isHeld)") }
                            .onChanged { _ in logAction("changed \(isHeld)") }
                    )
                }
            }
        }

        private var square: some View {
            (isHeld ? Color.red : Color.blue).frame(width: 10, height: 10)
        }
    }

    @Test(arguments: [true, false])
    func `updates and resets a gesture state before any callback`(order: Bool) {
        let recording = record(Held(order: order), [.down(0), .up(1)])
        #expect(recording.actions.map(\.name) == ["changed true", "ended false"])
        #expect(recording.fillColor(0, at: 0.5) == .test(.red))
        #expect(recording.fillColor(0, at: 1) == .test(.blue))
        let canceled = record(Held(order: order), [.down(0), InteractionEvent(.cancel, at: 1)])
        #expect(canceled.actions.map(\.name) == ["changed true"])
        #expect(canceled.fillColor(0, at: 1) == .test(.blue))
    }

    @Test func `gives a gesture state the transaction of its gesture`() {
        struct Faded: View {
            @GestureState private var isHeld = false
            var body: some View {
                Color.red.frame(width: 10, height: 10).opacity(isHeld ? 0 : 1)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($isHeld) { _, state, transaction in
                            state = true
                            transaction.animation = .linear(duration: 1)
                        }
                    )
            }
        }
        let recording = record(Faded(), [.down(0), .up(2)])
        #expect(recording.opacity(at: 0.25) == 0.75)
        #expect(recording.opacity(at: 2) == 1)
    }

    // MARK: Changes

    private func watched(initial: Bool) -> some View {
        Toggled { flag in
            Color.red.onChange(of: flag ? 7 : 3, initial: initial) { logAction("\($0) to \($1)") }
                .onChange(of: 0) { logAction("never") }
        }
    }

    @Test func `passes the old and the new value to onChange`() {
        #expect(
            record(watched(initial: false), touches(at: 0, 1)).actions.map(\.name) == ["3 to 7", "7 to 3"]
        )
        #expect(record(watched(initial: false), touches(at: 0, 1)).actions.map(\.time) == [0, 1])
        #expect(record(watched(initial: false), []).actions.isEmpty)
        #expect(record(watched(initial: true), touches(at: 0)).actions.map(\.name) == ["3 to 3", "3 to 7"])
    }

    @Test func `ends after a limit when each one writes state again`() {
        struct Endless: View {
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                    .onChange(of: count, initial: true) { count += 1 }
                    .onTapGesture { count += 1 }
            }
        }
        let recording = record(Endless(), touches(at: 0, 1))
        #expect(recording.displayList(at: 2).fills.count == 1)
    }

    // MARK: Layout

    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// A bar as long as the longest of two others, which it measures.
    private struct Measured: View {
        let first: CGFloat
        let second: CGFloat
        @State private var width: CGFloat = 1

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                bar(first)
                bar(second)
                Color.black.frame(width: width, height: 10)
            }
            .onPreferenceChange(Width.self) {
                logAction("\(Int($0))")
                width = $0
            }
        }

        private func bar(_ width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 10)
                .background {
                    GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
                }
        }
    }

    @Test func `follows the preferences of measured views`() {
        let host = host(Measured(first: 30, second: 70))
        #expect(host.displayList().fills.map(\.width) == [30, 70, 70])
        #expect(host.actions.map(\.name) == ["70"])
        #expect(!host.textAffectsLayoutOnly)

        let recording = record(
            Toggled { Measured(first: 30, second: $0 ? 20 : 70) },
            touches(at: 0)
        )
        #expect(recording.displayList(at: 0).fills.map(\.width) == [30, 20, 30])
        #expect(recording.actions.map(\.name) == ["70", "30"])
    }

    @Test func `reports a preference once for several measurements`() {
        struct Aligned: View {
            var body: some View {
                HStack(alignment: .firstTextBaseline) {
                    Text("ab").background {
                        GeometryReader { proxy in
                            Color.clear.onChange(of: proxy.size.width, initial: true) {
                                logAction("\(Int(proxy.size.width))")
                            }
                        }
                    }
                }
                .frame(width: 100)
            }
        }
        let view = HStack(alignment: .firstTextBaseline) {
            Aligned()
            Text("c")
        }
        #expect(host(view).actions.map(\.name) == ["10"])
    }
}

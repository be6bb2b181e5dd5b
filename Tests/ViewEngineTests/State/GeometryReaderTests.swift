import Graphics
import Observation
import TestSupport
import Testing
import ViewEngine

@Suite struct `The content of a geometry reader` {
    /// A bar that moves forever, and that fades while a value holds.
    private struct Moving: View {
        let isOn: Bool
        @State private var x: CGFloat = 0
        var body: some View {
            Color.blue.frame(width: 100, height: 100)
                .overlay {
                    GeometryReader { _ in Color.red.frame(width: 10, height: 10).offset(x: x) }
                }
                .opacity(isOn ? 0.5 : 1)
                .onAppear {
                    withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { x = 40 }
                }
        }
    }

    @Test func `moves on when the views are updated`() {
        let recording = record(Toggled { Moving(isOn: $0) }, touches(at: 1))
        #expect(recording.displayList(at: 0.5).fills.last?.minX == 5)
        #expect(recording.displayList(at: 2).fills.last?.minX == 20)
    }

    @Test func `changes with the transaction of the change`() {
        struct Growing: View {
            let isOn: Bool
            @State private var width: CGFloat = 10
            var body: some View {
                GeometryReader { _ in Color.red.frame(width: width, height: 10) }
                    .frame(width: 50, height: 50)
                    .onChange(of: isOn) { _, isOn in
                        withAnimation(.linear(duration: 1)) { width = isOn ? 30 : 10 }
                    }
            }
        }
        let recording = record(
            Toggled { flag in
                Growing(isOn: flag).animation(.linear(duration: 0.1), value: flag)
            },
            touches(at: 0, 2)
        )
        #expect(recording.fill(0, at: 0.5).width == 20)
        #expect(recording.fill(0, at: 1.5).width == 30)
        #expect(recording.fill(0, at: 2.5).width == 20)
        #expect(recording.fill(0, at: 3).width == 10)
    }

    @Test func `has the state of the body that it is written in`() {
        struct Switch: View {
            let step: Bool
            @State private var isOn = false
            var body: some View {
                GeometryReader { _ in
                    (isOn ? Color.red : .blue).frame(width: step ? 10 : 20, height: 10)
                        .onAppear { isOn = true }
                }
                .frame(width: 50, height: 50)
            }
        }
        let recording = record(Toggled { Switch(step: $0) }, touches(at: 1, 2))
        for time in [0, 1, 2.0] {
            #expect(recording.fillColor(0, at: time) == .test(.red))
        }
    }

    /// A style whose root is a reader of the size.
    private struct Reading: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            GeometryReader { proxy in
                configuration.label
                    .frame(width: proxy.size.width)
                    .padding(.vertical, 4)
                    .background(Color.blue)
            }
        }
    }

    @Test func `is proposed the size of the label of a button and of itself`() {
        let label = Button(action: {}) { Color.red.frame(width: 40, height: 20) }
        let list = render(label.buttonStyle(Reading()))
        #expect(list.size == CGSize(width: 40, height: 28))
        #expect(list.fills.map(\.size) == [list.size, CGSize(width: 40, height: 20)])
    }

    @Test func `keeps the size of the label after an update`() {
        let label = Button(action: {}) { Color.red.frame(width: 40, height: 20) }
        let recording = record(label.buttonStyle(Reading()), [.down(0.5), .up(1)])
        for time in [0.0, 0.75, 1.5] {
            #expect(recording.displayList(at: time).size == CGSize(width: 40, height: 28))
        }
    }

    /// A style with a reader of the size beside the label.
    private struct Decorated: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            ZStack {
                GeometryReader { proxy in Color.blue.frame(width: proxy.size.width * 3, height: 100) }
                configuration.label
            }
        }
    }

    @Test func `leaves the size to a label beside it`() {
        let label = Button(action: {}) { Color.red.frame(width: 40, height: 20) }
        let list = render(label.buttonStyle(Decorated()))
        #expect(list.size == CGSize(width: 40, height: 20))
        #expect(list.fills.first?.width == 120)
    }

    @Test func `is proposed its own size without a label, and 10 points at least`() {
        let fixed = GeometryReader { _ in Color.red.frame(width: 30, height: 5) }
        #expect(render(fixed).size == CGSize(width: 30, height: 10))
        let flexible = GeometryReader { proxy in Color.red.frame(width: proxy.size.width * 2) }
        #expect(render(flexible.frame(height: 50)).size == CGSize(width: 20, height: 50))
    }

    @Test func `has the effects of one evaluation while it is measured`() {
        struct Counting: View {
            @State private var count: CGFloat = 0
            var body: some View {
                GeometryReader { _ in
                    Color.red.frame(width: 30 + count, height: 20).onAppear { count += 1 }
                }
            }
        }
        #expect(render(Counting()).size == CGSize(width: 31, height: 20))
    }

    @Test func `changes with an object that only it reads`() {
        struct Reading: View {
            @State private var model = Model()
            var body: some View {
                GeometryReader { _ in
                    Color.red.frame(width: model.width, height: 10).onTapGesture { model.width += 10 }
                }
                .frame(width: 50, height: 50)
            }
        }
        let taps: [InteractionEvent] = [0, 1].flatMap { [.down($0, x: -20, y: -20), .up($0)] }
        let recording = record(Reading(), taps)
        #expect(recording.fill(0, at: 0).width == 20)
        #expect(recording.fill(0, at: 1).width == 30)
    }

    @Observable fileprivate final class Model {
        var width: CGFloat = 10
    }
}

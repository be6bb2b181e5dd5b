import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `State of a view` {
    /// Has its own state beside that of the button.
    private struct Counter: ButtonStyle {
        @State private var isTouched = false

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .background(configuration.isPressed ? Color.red : Color.blue)
                .overlay { Probe(isOn: $isTouched) }
        }
    }

    private struct Probe: View {
        @Binding var isOn: Bool
        var body: some View { isOn ? Color.red : Color.blue }
    }

    @Test func `starts with its initial value`() {
        let list = render(Button("a") {}.buttonStyle(Counter()))
        #expect(list.fillColors == [.test(.blue), .test(.blue)])
    }

    @Test func `of one declaration is separate from that of another`() {
        let host = host(Button("a") {}.buttonStyle(Counter()))
        host.touchDown(at: .center)
        #expect(host.displayList().fillColors == [.test(.red), .test(.blue)])
    }

    @Test func `is written by a closure that another view runs`() {
        struct Detector: View {
            let action: () -> Void
            var body: some View {
                Color.black.frame(width: 10, height: 10).onTapGesture(perform: action)
            }
        }
        struct Owner: View {
            @State private var isOn = false
            var body: some View {
                Detector { isOn.toggle() }.overlay(isOn ? Color.red : Color.blue)
            }
        }
        let recording = record(Owner(), [.down(1), .up(1.1), .down(2), .up(2.1)])
        #expect(recording.fillColor(1, at: 0) == .test(.blue))
        #expect(recording.fillColor(1, at: 1.5) == .test(.red))
        #expect(recording.fillColor(1, at: 3) == .test(.blue))
    }

    @Test func `is read by a closure that another view runs`() {
        struct Box<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { content() }
        }
        struct Owner: View {
            @State private var isOn = false
            var body: some View {
                GeometryReader { _ in
                    Box { isOn ? Color.red : Color.blue }
                }
                .frame(width: 10, height: 10)
                .padding(isOn ? 1 : 0)
                .overlay { Box { isOn ? Color.red : Color.blue } }
                .onTapGesture { isOn = true }
            }
        }
        let recording = record(Owner(), [.down(1), .up(1.1)])
        #expect(recording.displayList(at: 0).fillColors == [.test(.blue), .test(.blue)])
        #expect(recording.displayList(at: 2).fillColors == [.test(.red), .test(.red)])
    }

    @Test func `of a value used in two places is separate`() {
        struct Toggle: View {
            @State private var isOn = false
            var body: some View {
                (isOn ? Color.red : Color.blue)
                    .frame(width: 10, height: 10)
                    .onTapGesture { isOn.toggle() }
            }
        }
        let one = Toggle()
        let view = VStack(spacing: 0) {
            one
            one
        }
        let first = record(view, [.down(1, y: -5), .up(1.1)])
        #expect(first.displayList(at: 2).fillColors == [.test(.red), .test(.blue)])
        let second = record(view, [.down(1, y: 5), .up(1.1)])
        #expect(second.displayList(at: 2).fillColors == [.test(.blue), .test(.red)])
    }

    @Test func `of an optional keeps its initial value until it is written`() {
        struct Optional: View {
            @State private var number: Int? = 3
            var body: some View { number == 3 ? Color.red : Color.blue }
        }
        struct Labeled: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.background { Optional() }
            }
        }
        let host = host(Button("a") {}.buttonStyle(Labeled()))
        // A value stored under another key must not be returned.
        host.touchDown(at: .center)
        #expect(host.displayList().fillColors == [.test(.red)])
    }

    @Test func `belongs to its branch of a condition`() {
        struct Branching: ButtonStyle {
            @ViewBuilder func makeBody(configuration: Configuration) -> some View {
                if configuration.isPressed {
                    Button("b") {}.buttonStyle(Pressable())
                } else {
                    configuration.label
                }
            }
        }
        struct Pressable: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.background(configuration.isPressed ? Color.red : Color.blue)
            }
        }
        let host = host(Button("a") {}.buttonStyle(Branching()))
        host.touchDown(at: .center)
        #expect(host.displayList().fillColors == [.test(.blue)])
    }
}

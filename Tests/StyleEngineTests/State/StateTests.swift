import Graphics
import StyleEngine
import TestSupport
import Testing

@Suite struct `State of a view` {
    /// Has a state of its own beside that of the button.
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

    @Test func `of one declaration is apart from that of another`() {
        let host = host(Button("a") {}.buttonStyle(Counter()))
        host.touchDown(at: .center)
        #expect(host.displayList().fillColors == [.test(.red), .test(.blue)])
    }

    @Test func `that is optional keeps its initial value until it is written`() {
        struct Optional: View {
            @State private var number: Int? = 3
            var body: some View { number == 3 ? Color.red : Color.blue }
        }
        struct Labelled: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.background { Optional() }
            }
        }
        let host = host(Button("a") {}.buttonStyle(Labelled()))
        // Anything that is stored must not stand for what is not.
        host.touchDown(at: .center)
        #expect(host.displayList().fillColors == [.test(.red)])
    }

    @Test func `belongs to the branch that it is in`() {
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

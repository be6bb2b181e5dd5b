import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

@Suite struct `A view renderer` {
    private let renderer = ViewRenderer(shaper: FixedWidthShaper())
    private let environment = EnvironmentValues(palette: .test)

    private struct Fading: View {
        @State private var isOn = false

        var body: some View {
            Text("ab")
                .opacity(isOn ? 0.5 : 1)
                .animation(.linear(duration: 1), value: isOn)
                .onTapGesture { isOn = true }
        }
    }

    @Test func `resolves any view`() {
        let list = renderer.resolve(Text("abc"), in: environment).displayList()
        #expect(list.runs.map(\.text) == ["abc"])
    }

    @Test func `presses a button with a finger on its middle`() {
        struct Paling: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.background(configuration.isPressed ? Color.red : Color.blue)
            }
        }
        let button = Button("ab") {}.buttonStyle(Paling())
        let fills = [false, true].map {
            renderer.resolve(button, in: environment, isPressed: $0).displayList().fillColors
        }
        #expect(fills == [[.test(.blue)], [.test(.red)]])
    }

    @Test func `records an interaction, of which any moment can be drawn`() {
        let recording = renderer.record(
            Fading(),
            in: environment,
            events: [.down(1), .up(1.1)],
            until: 10
        )
        let recorded = RecordedView(
            recording,
            duration: nil,
            viewBox: CGRect(origin: .zero, size: recording.size)
        )
        #expect(recorded.duration == 2.1)
        #expect(recorded.endsAtRest)
        #expect(recorded.picture(at: 0.5).content.runs.count == 1)
        #expect(recorded.picture(at: 1.6).content != recorded.picture(at: 0.5).content)
        #expect(recorded.timeline.duration == 2.1)
        // The end of a loop is held for half a second.
        #expect(recorded.pictureDuration(repeats: true) == 2.6)
        let cut = RecordedView(recording, duration: 1.5, viewBox: .zero)
        #expect(!cut.endsAtRest)
        #expect(cut.pictureDuration(repeats: true) == 1.5)
    }
}

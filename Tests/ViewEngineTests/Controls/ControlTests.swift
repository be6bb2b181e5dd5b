import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `Observed controls` {
    private func observed(_ view: some View) -> some View {
        view.observingControls(ControlObservation(triggerName: "trigger"))
    }

    /// A button of 20 × 10 points, white while it is pressed, gray while it is disabled, and black otherwise.
    private struct Square: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { SquareBody(configuration: configuration) }
    }

    private struct SquareBody: View {
        let configuration: ButtonStyle.Configuration
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            (isEnabled ? configuration.isPressed ? Color.white : .black : Color.gray)
                .frame(width: 20, height: 10)
                .contentShape(Rectangle())
        }
    }

    private struct Two: View {
        var body: some View {
            VStack(spacing: 0) {
                Button("One") { logAction("one") }
                Button("Two", role: .destructive) { logAction("two") }
            }
            .buttonStyle(Square())
        }
    }

    private let black = ResolvedColor(0)
    private let white = ResolvedColor(0xFFFFFF)

    private func colors(_ selection: ControlSelection, _ events: [InteractionEvent] = []) -> [ResolvedColor] {
        record(observed(Two()), events) { $0.controlSelection = selection }.displayList(at: 1).fillColors
    }

    @Test func `have a number, a kind, a role, a frame`() {
        let controls = host(observed(Two())).controls
        #expect(controls.map(\.number) == [1, 2])
        #expect(controls.map(\.kind) == [.button, .button])
        #expect(controls.map(\.role) == [nil, .destructive])
        #expect(controls.map(\.frame.minY) == [0, 10])
        #expect(controls.allSatisfy { $0.touchFrame == $0.frame })
    }

    @Test func `say a stated label, or else their texts, or else their symbols`() {
        let view = VStack {
            Button("Texts") {}
            Button {
            } label: {
                Image(systemName: "heart.fill")
            }
            Button("Hidden") {}.accessibilityLabel("Stated")
            Button("Old") {}.accessibility(label: Text("Older"))
        }
        #expect(host(observed(view)).controls.map(\.label) == ["Texts", "heart fill", "Stated", "Older"])
    }

    @Test func `say what is invisible only if nothing else is there`() {
        let view = VStack {
            Button {
            } label: {
                ZStack {
                    Text("Longest title").hidden()
                    Text("Title")
                }
            }
            Button {
            } label: {
                Text("Loading").opacity(0)
            }
        }
        #expect(host(observed(view)).controls.map(\.label) == ["Title", "Loading"])
    }

    @Test func `are not observed inside of another one`() {
        let view = Menu {
        } label: {
            Button("Inner") {}
        }
        #expect(host(observed(view)).controls.map(\.kind) == [.menu])
    }

    @Test func `receive events by their number`() {
        let events = [InteractionEvent.down(0.5)]
        #expect(colors(ControlSelection(), events) == [white, black])
        #expect(colors(ControlSelection(target: .number(2)), events) == [black, white])
        let recording = record(observed(Two()), [.down(0), .up(0.1)]) {
            $0.controlSelection.target = .number(2)
        }
        #expect(recording.actions.map(\.name) == ["trigger", "two"])
    }

    @Test func `have states by their number, or all of them`() {
        let disabled = ControlSelection(target: .number(2), isDisabled: true)
        let all = ControlSelection(target: .all, isDisabled: true)
        #expect(colors(disabled)[0] == black)
        #expect(colors(disabled)[1] != black)
        #expect(colors(all)[0] == colors(disabled)[1])
        let controls = host(observed(Two())) { $0.controlSelection = disabled }.controls
        #expect(controls.map(\.isEnabled) == [true, false])
        #expect(controls.map { $0.touchFrame != nil } == [true, false])
    }

    @Test func `are all pressed at once`() {
        let host = host(observed(Two())) { $0.controlSelection.target = .all }
        host.press(at: 0)
        #expect(host.displayList().fillColors == [white, white])
    }

    @Test func `are pressed in one update, however many they are`() {
        let buttons = ForEach(0..<40) { number in Button("\(number)") {}.buttonStyle(Square()) }
        let host = host(observed(buttons)) { $0.controlSelection.target = .all }
        var updates = 0
        host.onUpdate = { _, _ in updates += 1 }
        host.press(at: 0)
        #expect(updates == 1)
    }

    /// A style that is white while a gesture is down, which writes with and without an animation.
    private struct Dragged: ButtonStyle {
        var isGoneWhilePressed = false

        func makeBody(configuration: Configuration) -> some View {
            DraggedBody(isGoneWhilePressed: isGoneWhilePressed)
        }
    }

    private struct DraggedBody: View {
        let isGoneWhilePressed: Bool
        @GestureState private var isDown = false
        @State private var isChanged = false

        var body: some View {
            ZStack {
                (isDown && isChanged ? Color.white : .black).frame(width: 20, height: 10)
                if !isGoneWhilePressed || !isChanged {
                    Color.clear.frame(width: 20, height: 10).contentShape(Rectangle()).gesture(
                        DragGesture(minimumDistance: 0)
                            .updating($isDown) { _, state, _ in state = true }
                            .onChanged { _ in withAnimation(.linear(duration: 1)) { isChanged = true } }
                    )
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func `have gestures of their own, which end with their views`(isGoneWhilePressed: Bool) {
        let style = Dragged(isGoneWhilePressed: isGoneWhilePressed)
        let buttons = VStack { ForEach(0..<40) { number in Button("\(number)") {}.buttonStyle(style) } }
        let host = host(observed(buttons)) { $0.controlSelection.target = .all }
        host.press(at: 0)
        let colors = host.displayList().fillColors.filter { $0 == white || $0 == black }
        #expect(colors == Array(repeating: isGoneWhilePressed ? black : white, count: 40))
    }

    @Test func `are enabled by an event, each by itself`() {
        let selection = ControlSelection(target: .number(1), isDisabled: true)
        #expect(colors(selection, [InteractionEvent(.enable, at: 0.5)]) == [black, black])
    }

    @Test func `are not there while nothing observes them`() {
        #expect(host(Two()).controls.isEmpty)
    }

    /// A text that a state replaces by a smaller one, and a button that does so.
    private struct Replacing<Modified: View>: View {
        @State private var isReplaced = false
        let modify: (AnyView) -> Modified

        var body: some View {
            VStack(spacing: 0) {
                modify(AnyView(content))
                Button("") { withAnimation(.linear(duration: 1)) { isReplaced = true } }.buttonStyle(Square())
            }
        }

        @ViewBuilder private var content: some View {
            if isReplaced {
                Color.red.frame(width: 10, height: 10)
            } else {
                Color.blue.frame(width: 30, height: 30)
            }
        }
    }

    /// A view that fades out takes no room, also where a modifier is around it that a host reads.
    @Test func `stand beside views that leave`() {
        func position(of view: some View, button: Int = 1) -> CGFloat? {
            record(observed(view), [.down(0), .up(0.1)]) { $0.controlSelection.target = .number(button) }
                .controls(at: 0.5).last?.frame.minY
        }
        #expect(position(of: Replacing { $0 }) == 10)
        #expect(position(of: Replacing { $0.accessibilityLabel("Content") }) == 10)
        #expect(position(of: Replacing { $0.previewDisplayName("Content") }) == 10)
        #expect(position(of: Replacing { $0.observedControl(ControlTraits(.link)) }, button: 2) == 10)
    }
}

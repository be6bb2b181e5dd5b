import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A gesture` {
    private func square(_ size: CGFloat = 200) -> some View {
        Color.red.frame(width: size, height: size)
    }

    private func names<Content: View>(_ view: Content, _ events: [InteractionEvent]) -> [String] {
        record(view, events).actions.map(\.name)
    }

    private func cancel(_ time: Double) -> InteractionEvent { InteractionEvent(.cancel, at: time) }

    // MARK: Drag

    private func drag(_ gesture: DragGesture) -> some View {
        square().gesture(
            gesture
                .onChanged { logAction("\(Int($0.translation.width)) at \(Int($0.location.x))") }
                .onEnded {
                    logAction(
                        "ended \(Int($0.translation.width)) at \(Int($0.time.timeIntervalSinceReferenceDate))"
                    )
                }
        )
    }

    @Test func `of dragging begins with the touch if its minimum distance is 0`() {
        let actions = names(
            drag(DragGesture(minimumDistance: 0)),
            [.down(0, x: 10), .move(1, x: 13), .move(2, x: 110), .up(3)]
        )
        #expect(actions == ["0 at 110", "3 at 113", "100 at 210", "ended 100 at 3"])
    }

    @Test func `that is absent leaves the touch to others`() {
        let none: DragGesture? = nil
        let some: DragGesture? = DragGesture(minimumDistance: 0)
        let view = VStack(spacing: 0) {
            square(10).gesture(none)
        }
        .onTapGesture { logAction("tap") }
        #expect(names(view, [.down(0), .up(0.1)]) == ["tap"])
        #expect(
            names(square().gesture(some?.onEnded { _ in logAction("drag") }), [.down(0), .up(0.1)]) == [
                "drag"
            ]
        )
    }

    @Test func `of dragging begins at its minimum distance and continues below it`() {
        let actions = names(
            drag(DragGesture()),
            [.down(0), .move(1, x: 9), .move(2, x: -6, y: 8), .move(3, x: 1), .up(4)]
        )
        #expect(actions == ["-6 at 94", "1 at 101", "ended 1 at 4"])
        #expect(names(drag(DragGesture()), [.down(0), .move(1, x: 9.9), .up(2)]).isEmpty)
    }

    @Test func `of dragging starts anew in each touch`() {
        let first: [InteractionEvent] = [.down(0), .move(1, x: 20), .up(2)]
        let actions = names(drag(DragGesture()), first + [.down(3), .move(4, x: 5), .up(5)])
        #expect(actions == ["20 at 120", "ended 20 at 2"])
    }

    @Test func `of dragging does not end when it is canceled`() {
        let actions = names(drag(DragGesture()), [.down(0), .move(1, x: 20), cancel(2), .move(3), .up(4)])
        #expect(actions == ["20 at 120"])
    }

    @Test func `of dragging starts over when another touch begins`() {
        struct Held: View {
            @GestureState private var isHeld = false
            var body: some View {
                HStack(spacing: 0) {
                    (isHeld ? Color.red : Color.blue).frame(width: 50, height: 100)
                        .gesture(
                            DragGesture(minimumDistance: 0).updating($isHeld) { _, state, _ in state = true }
                        )
                    Color.black.frame(width: 50, height: 100)
                }
            }
        }
        let recording = record(Held(), [.down(0, x: -20), .down(1, x: 20)])
        #expect(recording.fillColor(0, at: 0.5) == .test(.red))
        #expect(recording.fillColor(0, at: 1) == .test(.blue))
    }

    // MARK: Tap

    private func tapped() -> some View { square().onTapGesture { logAction("tap") } }

    @Test func `of tapping has a maximum duration`() {
        #expect(names(tapped(), [.down(0), .up(0.74)]) == ["tap"])
        #expect(names(tapped(), [.down(0), .up(0.76)]).isEmpty)
        #expect(names(tapped(), [.down(0), .up(0.76), .down(1), .up(1.1)]) == ["tap"])
    }

    @Test func `of tapping has a maximum distance`() {
        #expect(names(tapped(), [.down(0), .move(0.1, x: 27, y: 36), .up(0.2)]) == ["tap"])
        #expect(names(tapped(), [.down(0), .move(0.1, x: 28, y: 36), .up(0.2)]).isEmpty)
        // A finger that moves back does not restore the tap.
        #expect(names(tapped(), [.down(0), .move(0.1, x: 60), .move(0.2), .up(0.3)]).isEmpty)
    }

    @Test func `of tapping does not end when it is canceled`() {
        #expect(names(tapped(), [.down(0), cancel(0.1), .up(0.2)]).isEmpty)
    }

    // MARK: Long press

    private func held(_ gesture: LongPressGesture) -> some View {
        square().gesture(
            gesture.onChanged { logAction("changed \($0)") }.onEnded { logAction("ended \($0)") }
        )
    }

    @Test func `of pressing long ends at its deadline, while the finger is down`() {
        let recording = record(held(LongPressGesture()), [.down(1), .up(3)])
        #expect(recording.actions.map(\.name) == ["changed true", "ended true"])
        #expect(recording.actions.map(\.time) == [1, 1.5])
        let long = record(held(LongPressGesture(minimumDuration: 2.5)), [.down(1)])
        #expect(long.actions.map(\.time) == [1, 3.5])
    }

    @Test func `of pressing long fails when the finger is lifted or moves away`() {
        #expect(names(held(LongPressGesture()), [.down(0), .up(0.49)]) == ["changed true"])
        #expect(
            names(held(LongPressGesture()), [.down(0), .move(0.1, x: 10), .up(1)])
                == ["changed true", "ended true"]
        )
        #expect(names(held(LongPressGesture()), [.down(0), .move(0.1, x: 11), .up(1)]) == ["changed true"])
        let anywhere = LongPressGesture(minimumDuration: 0.5, maximumDistance: .infinity)
        #expect(names(held(anywhere), [.down(0), .move(0.1, x: 1000)]) == ["changed true", "ended true"])
    }

    @Test func `of pressing long reports the beginning of each touch`() {
        let actions = names(held(LongPressGesture()), [.down(0), .up(0.1), .down(1), .up(1.1)])
        #expect(actions == ["changed true", "changed true"])
    }

    @Test func `of pressing long reports the beginning and the end of the press`() {
        func view(_ duration: Double = 0.5) -> some View {
            square().onLongPressGesture(minimumDuration: duration, perform: { logAction("done") }) {
                logAction("pressing \($0)")
            }
        }
        let completed = record(view(), [.down(0), .up(2)])
        #expect(completed.actions.map(\.name) == ["pressing true", "pressing false", "done"])
        #expect(completed.actions.map(\.time) == [0, 0.5, 0.5])
        let lifted = record(view(), [.down(0), .up(0.2)])
        #expect(lifted.actions.map(\.name) == ["pressing true", "pressing false"])
        #expect(lifted.actions.map(\.time) == [0, 0.2])
        #expect(names(view(), [.down(0), .move(0.1, x: 20)]) == ["pressing true", "pressing false"])
        #expect(names(view(), [.down(0), cancel(0.1)]) == ["pressing true", "pressing false"])
        #expect(names(view(.infinity), [.down(0)]) == ["pressing true"])
        #expect(names(view(0), [.down(0)]).last == "done")
    }

    // MARK: Precedence of gestures

    private func tap(_ name: String) -> some Gesture {
        TapGesture().onEnded { logAction(name) }
    }

    @Test func `of an inner view takes precedence over that of an outer view`() {
        let view = square().gesture(tap("inner")).padding(50).gesture(tap("outer"))
        #expect(names(view, touches(at: 0)) == ["inner"])
        #expect(names(view, [.down(0, x: 140), .up(0.1)]) == ["outer"])
    }

    @Test func `of high priority takes precedence over those inside`() {
        let view = square().gesture(tap("inner")).gesture(tap("middle")).highPriorityGesture(tap("outer"))
        #expect(names(view, touches(at: 0)) == ["outer"])
        let both = square().highPriorityGesture(tap("inner")).highPriorityGesture(tap("outer"))
        #expect(names(both, touches(at: 0)) == ["outer"])
        let inside = square().highPriorityGesture(tap("inner")).gesture(tap("outer"))
        #expect(names(inside, touches(at: 0)) == ["inner"])
    }

    @Test func `of simultaneous priority is recognized together with others`() {
        let view = square().simultaneousGesture(tap("innermost")).gesture(tap("inner"))
            .gesture(tap("outer")).simultaneousGesture(tap("outermost"))
        #expect(names(view, touches(at: 0)) == ["innermost", "inner", "outermost"])
        let high = square().simultaneousGesture(tap("inner")).highPriorityGesture(tap("outer"))
        #expect(names(high, touches(at: 0)) == ["inner", "outer"])
    }

    @Test func `inside a button's label prevents its action`() {
        let button = Button {
            logAction("action")
        } label: {
            square().onTapGesture { logAction("tap") }
        }
        #expect(names(button, touches(at: 0)) == ["tap"])
        let simultaneous = Button {
            logAction("action")
        } label: {
            square().simultaneousGesture(tap("tap"))
        }
        #expect(names(simultaneous, touches(at: 0)) == ["tap", "action"])
        let around = Button("a") { logAction("action") }.gesture(tap("tap"))
        #expect(names(around, touches(at: 0)) == ["action"])
    }

    @Test func `of a disabled view receives no touch`() {
        #expect(names(tapped().disabled(true), touches(at: 0)).isEmpty)
        let inside = square().gesture(tap("inner")).disabled(true).gesture(tap("outer"))
        #expect(names(inside, touches(at: 0)) == ["outer"])
        #expect(names(Button("a") { logAction("action") }.disabled(true), touches(at: 0)).isEmpty)
    }

    @Test func `of the view on top receives the touch`() {
        let view = ZStack {
            square().gesture(tap("below"))
            square(100).gesture(tap("above"))
        }
        #expect(names(view, touches(at: 0)) == ["above"])
        #expect(names(view, [.down(0, x: 60), .up(0.1)]) == ["below"])
        let background = square().gesture(tap("front")).background { square().gesture(tap("back")) }
        #expect(names(background, touches(at: 0)) == ["front"])
        let overlay = square().gesture(tap("back")).overlay { square(100).gesture(tap("front")) }
        #expect(names(overlay, touches(at: 0)) == ["front"])
    }

    @Test func `receives touches only inside the content shape`() {
        let inside = square(100).onTapGesture { logAction("inside") }
        let view = inside.contentShape(Circle()).opacity(0.5).onTapGesture { logAction("outside") }
        #expect(names(view, [.down(0, x: 49), .up(0.1)]) == ["inside"])
        #expect(names(view, [.down(0, x: 40, y: 40), .up(0.1)]).isEmpty)
        let plain = square(100).contentShape(Circle()).onTapGesture { logAction("tap") }
        #expect(names(plain, [.down(0, x: 34, y: 34), .up(0.1)]) == ["tap"])
        #expect(names(plain, [.down(0, x: 37, y: 37), .up(0.1)]).isEmpty)
    }

    @Test func `is found at the frame of the view`() {
        let view = HStack(spacing: 0) {
            square(100).gesture(tap("left"))
            square(100).gesture(tap("right"))
        }
        #expect(names(view, [.down(0, x: -1), .up(0.1)]) == ["left"])
        #expect(names(view, [.down(0, x: 1), .up(0.1)]) == ["right"])
        #expect(names(view, [.down(0, x: 101), .up(0.1)]).isEmpty)
        let reversed = record(view, [.down(0, x: 1), .up(0.1)]) { $0.layoutDirection = .rightToLeft }
        #expect(reversed.actions.map(\.name) == ["left"])
    }

    @Test func `has locations relative to the center of the event origin`() {
        let view = HStack(spacing: 0) {
            square(100).gesture(tap("left"))
            square(100).gesture(tap("right")).eventOrigin()
        }
        #expect(names(view, touches(at: 0)) == ["right"])
        #expect(names(view, [.down(0, x: -51), .up(0.1)]) == ["left"])
    }

    // MARK: Views that change under the finger

    /// A view that disappears when it is touched.
    private struct Vanishing: View {
        var animation: Animation?
        @State private var isShown = true

        var body: some View {
            ZStack {
                Color.blue.frame(width: 100, height: 100)
                if isShown {
                    Color.red.frame(width: 100, height: 100)
                        .gesture(
                            DragGesture(minimumDistance: 0)
                                .onChanged { _ in
                                    logAction("changed")
                                    withAnimation(animation) { isShown = false }
                                }
                                .onEnded { _ in logAction("ended") }
                        )
                }
            }
        }
    }

    @Test(arguments: [nil, Animation.linear(duration: 9)])
    func `ends when its view is removed`(animation: Animation?) {
        let events: [InteractionEvent] = [.down(0), .move(1, x: 5), .move(2, x: 6), .up(3)]
        let recording = record(Vanishing(animation: animation), events + touches(at: 4))
        #expect(recording.actions.map(\.name) == ["changed"])
    }

    @Test func `keeps its touch when its view changes`() {
        let view = Toggled { flag in
            Color.red.frame(width: flag ? 20 : 100, height: 100)
                .simultaneousGesture(
                    DragGesture(minimumDistance: 0).onEnded { logAction("\(flag) \(Int($0.location.x))") }
                )
        }
        #expect(names(view, [.down(0, x: 40), .up(1)]) == ["true 90"])
    }

    // MARK: Presses of standard buttons

    private struct Faded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
        }
    }

    @Test func `of a button jumps in each touch, independent of the one before`() {
        let button = Button("ab") {}.buttonStyle(Faded())
        let dragged: [InteractionEvent] = [.down(0), .move(1, x: 100), .move(2), .up(3)]
        let recording = record(button, dragged + [.down(5), .up(6)])
        #expect(recording.opacity(at: 5) == 0.2)
    }

    @Test func `of a button is visible even if it is as short as possible`() {
        let recording = record(Button("ab") { logAction("a") }.buttonStyle(Faded()), [.down(1), .up(1)])
        #expect(recording.opacity(at: 1) == 0.2)
        #expect(isClose(recording.opacity(at: 1.235), 0.84192, within: 1e-5))
        #expect(recording.actions.map(\.name) == ["a"])
    }
}

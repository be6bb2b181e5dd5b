import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A composed gesture` {
    private func names<Recognized: Gesture>(
        _ gesture: Recognized,
        _ events: [InteractionEvent]
    ) -> [String] {
        record(Color.red.frame(width: 200, height: 200).gesture(gesture), events).actions.map(\.name)
    }

    // MARK: One after the other

    private var sequence: some Gesture {
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                switch value {
                case .first: logAction("pressed")
                case .second(_, let drag):
                    logAction("dragged \(drag.map { Int($0.translation.width) } ?? -1)")
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                logAction("ended \(Int(drag.translation.width))")
            }
    }

    @Test func `begins its second part where the first has ended`() {
        let actions = names(sequence, [.down(0), .move(0.2, x: 4), .move(1, x: 30), .up(2)])
        #expect(actions == ["pressed", "dragged 0", "dragged 26", "ended 26"])
    }

    @Test func `fails with its first part`() {
        #expect(names(sequence, [.down(0), .up(0.4)]) == ["pressed"])
        #expect(names(sequence, [.down(0), .move(0.2, x: 30), .move(1, x: 40), .up(2)]) == ["pressed"])
    }

    @Test func `has the timeout of its second part after that of the first`() {
        let gesture = LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: LongPressGesture(minimumDuration: 1))
            .onEnded { _ in logAction("ended") }
        #expect(names(gesture, [.down(0), .up(1.6)]) == ["ended"])
        #expect(names(gesture, [.down(0), .up(1.4)]).isEmpty)
    }

    // MARK: Both, or one of both

    @Test func `has the values of both parts`() {
        let gesture = TapGesture().simultaneously(with: DragGesture(minimumDistance: 0))
            .onEnded { value in
                logAction("\(value.first == nil ? "" : "tap ")\(value.second == nil ? "" : "drag")")
            }
        #expect(names(gesture, [.down(0), .up(0.1)]) == ["tap drag"])
        #expect(names(gesture, [.down(0), .move(0.1, x: 150), .up(2)]) == ["drag"])
    }

    private var exclusive: some Gesture {
        LongPressGesture(minimumDuration: 0.5).onEnded { _ in logAction("first") }
            .exclusively(before: TapGesture().onEnded { logAction("second") })
            .onEnded { value in
                switch value {
                case .first: logAction("long")
                case .second: logAction("tap")
                }
            }
    }

    @Test func `has the value of the first part that does not fail`() {
        #expect(names(exclusive, [.down(0), .up(0.7)]) == ["first", "long"])
        #expect(names(exclusive, [.down(0), .up(0.2)]) == ["second", "tap"])
    }

    @Test func `of two fingers never begins with one`() {
        func moved<Recognized: Gesture>(_ gesture: Recognized) -> [String] where Recognized.Value: Equatable {
            names(gesture.onChanged { _ in logAction("changed") }, [.down(0), .move(1, x: 50), .up(2)])
        }
        #expect(moved(MagnifyGesture()).isEmpty && moved(MagnificationGesture()).isEmpty)
        #expect(moved(RotateGesture()).isEmpty && moved(RotationGesture()).isEmpty)
    }

    @Test func `resets a state with a transaction of its own`() {
        struct Held: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
            private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: 10 + width, height: 20)
                    .gesture(DragGesture(minimumDistance: 0).updating($width) { _, width, _ in width = 30 })
            }
        }
        let recording = record(Held(), [.down(0), .up(1)])
        #expect(recording.fill(0, at: 0.5).width == 40)
        #expect(recording.fill(0, at: 1.5).width == 30)
        #expect(recording.fill(0, at: 2).width == 20)
    }
}

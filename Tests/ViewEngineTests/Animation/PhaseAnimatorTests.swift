import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A phase animator` {
    private let square = Color.black.frame(width: 10, height: 10)

    @Test func `goes through its phases again and again`() {
        let view = square.phaseAnimator([0.2, 0.6, 1]) { content, phase in
            content.opacity(phase)
        } animation: { phase in
            .linear(duration: phase)
        }
        let recording = record(view, [], until: 2.5)
        #expect(isClose(recording.opacity(at: 0.3), 0.4))
        #expect(isClose(recording.opacity(at: 0.6), 0.6))
        #expect(isClose(recording.opacity(at: 1.1), 0.8))
        #expect(isClose(recording.opacity(at: 1.7), 0.6))
        #expect(recording.updateTimes.count == 4)
    }

    @Test func `goes through its phases once after a change`() {
        let view = Toggled { flag in
            square.phaseAnimator([0.0, 10, 20], trigger: flag) { content, phase in
                content.offset(x: phase)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        let recording = record(view, touches(at: 1), until: 20)
        #expect(recording.fill(0, at: 0.9).minX == 0)
        #expect(recording.fill(0, at: 1.5).minX == 5)
        #expect(recording.fill(0, at: 2.5).minX == 15)
        #expect(recording.fill(0, at: 3.5).minX == 10)
        #expect(recording.fill(0, at: 9).minX == 0)
        #expect(recording.restTime == 4)
    }

    @Test func `stays in a single phase`() {
        let view = PhaseAnimator([1.0]) { square.opacity($0) }
        #expect(record(view, [], until: 5).updateTimes == [])
    }
}

@Suite struct `An animation with a completion` {
    private struct Chain: View {
        @State private var x = 0.0
        let criteria: AnimationCompletionCriteria
        var body: some View {
            Color.black.frame(width: 10, height: 10).offset(x: x)
                .onTapGesture {
                    withAnimation(.linear(duration: 0.5), completionCriteria: criteria) {
                        x = 10
                    } completion: {
                        x = 100
                    }
                }
        }
    }

    @Test func `runs another action when it has ended`() {
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            let recording = record(Chain(criteria: criteria), touches(at: 1), until: 5)
            #expect(recording.fill(0, at: 1.25).minX == 5)
            #expect(recording.updateTimes == [1, 1.5])
            #expect(recording.fill(0, at: 1.51).minX == 100)
        }
    }
}

import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `A view with a schedule` {
    private func width(_ recording: Recording, at time: Double) -> Double {
        recording.fill(0, at: time).width
    }

    @Test func `shows every moment of an animation`() {
        let view = TimelineView(.animation) { context in
            Color.black.frame(width: 10 + context.date.timeIntervalSinceReferenceDate, height: 10)
        }
        let recording = record(view.frame(width: 30, height: 10), [], until: 5)
        for time in [0.5, 1.25, 4] { #expect(isClose(width(recording, at: time), 10 + time, within: 0.4)) }
        #expect(recording.updateTimes == [])
        #expect(recording.settling.remainder == .motion)
        let paused = TimelineView(.animation(minimumInterval: 1, paused: true)) { _ in Color.black }
        #expect(record(paused, [], until: 5).settling.remainder == .rest)
    }

    private struct Growing: View {
        @State private var isBig = false
        var body: some View {
            TimelineView(.animation) { context in
                Color.black.opacity(context.date.timeIntervalSinceReferenceDate / 10)
                    .frame(width: isBig ? 20 : 10, height: 10)
                    .animation(.linear(duration: 1), value: isBig)
            }
            .frame(width: 40, height: 10)
            .onTapGesture { isBig = true }
        }
    }

    @Test func `keeps the state and the animations of the update`() {
        let recording = record(Growing(), [.down(1), .up(1.1)], until: 5)
        #expect(width(recording, at: 0.9) == 10)
        #expect(isClose(width(recording, at: 1.6), 15, within: 0.4))
        #expect(width(recording, at: 3) == 20)
        #expect(isClose(recording.fillColor(0, at: 0.5).opacity, 0.05))
        #expect(isClose(recording.fillColor(0, at: 1.6).opacity, 0.16))
    }

    private func ticks<Schedule: TimelineSchedule>(of schedule: Schedule, until end: Double) -> [Double] {
        let view = TimelineView(schedule) { context in
            Color.black.frame(width: 1 + context.date.timeIntervalSinceReferenceDate, height: 1)
        }
        let recording = record(view, [], until: end)
        return recording.updateTimes.filter { isClose(width(recording, at: $0), 1 + $0, within: 0.4) }
    }

    @Test func `is updated at the dates of the schedule`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(ticks(of: .periodic(from: start, by: 0.5), until: 1.7) == [0.5, 1, 1.5])
        #expect(ticks(of: .everyMinute, until: 130) == [60, 120])
        #expect(ticks(of: .explicit([start, start + 2, start + 3]), until: 10) == [2, 3])
    }

    @Test func `is updated as often as other actions that schedule themselves`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(ticks(of: .periodic(from: start, by: 1), until: 1e4).count == ScheduledActions.maximumCount)
    }

    @Test func `ends where a date cannot tell the next from the last`() {
        func dates(from start: Double, by interval: Double, at now: Double = 1) -> [Double] {
            PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: start), by: interval)
                .entries(from: Date(timeIntervalSinceReferenceDate: now), mode: .normal)
                .prefix(3).map(\.timeIntervalSinceReferenceDate)
        }
        #expect(dates(from: 0, by: 0.5) == [1, 1.5, 2])
        #expect(dates(from: 3, by: .infinity) == [3, .infinity])
        #expect(dates(from: 3, by: 1e-300, at: 0) == [3, 3.001, 3.002])
        let sixtieth = 1 / 60.0
        #expect(dates(from: 0, by: -1, at: 0) == [0, sixtieth, 2 * sixtieth])
        #expect(dates(from: -1e300, by: 1).count == 1)
        #expect(dates(from: 1e20, by: 1).count == 1)
    }

    @Test(arguments: [(-1e300, 1), (-1e17, 0.5), (0, 1e-300), (1e300, 1), (0, .infinity), (0, .nan)])
    func `is drawn for any start and interval`(start: Double, interval: Double) {
        let start = Date(timeIntervalSinceReferenceDate: start)
        let view = TimelineView(.periodic(from: start, by: interval)) { _ in
            Color.black.frame(width: 7, height: 1)
        }
        #expect(width(record(view, [], until: 1), at: 0.5) == 7)
    }
}

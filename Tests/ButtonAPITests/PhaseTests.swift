import Caching
import Graphics
import HTTP
import Synchronization
import TestSupport
import Testing

@testable import ButtonAPI

@Suite struct `The phases of a job` {
    /// The phases of a response that is drawn, with a clock that goes on by a nanosecond whenever it is read.
    private func phases(_ target: String, coding: String? = nil) throws -> [Phase] {
        let clock = Clock()
        let service = ButtonService(
            ButtonService.Configuration(
                shaper: FixedWidthShaper(),
                symbols: SymbolNames([]),
                version: "test",
                budget: MemoryBudget(limit: 16 << 20),
                clock: { clock.next() }
            )
        )
        let worker = service.makeWorker(oneOf: 1)
        let request = Request(target: Array(target.utf8), acceptEncoding: coding)
        guard case .job(let job) = service.plan(request) else { return [] }
        _ = service.response(of: .job(job), with: worker)
        let durations = service.phases(of: worker)
        return Phase.allCases.filter { durations[$0] > 0 }
    }

    private final class Clock: Sendable {
        private let time = Mutex(0)

        func next() -> Int {
            time.withLock { time in
                time += 1
                return time
            }
        }
    }

    @Test(arguments: [
        "/v1/swiftui/bordered.svg", "/v1/swiftui/bordered.json", "/v1/swiftui/bordered/animation.svg",
        "/v1/swiftui/bordered/timeline.json", "/v1/swiftui/bordered/frames.json",
        "/v1/swiftui/bordered/frames/2.svg", "/v1/swiftui/bordered/states.svg",
        "/v1/swiftui/bordered/states.json", "/v1/swiftui/nothing.svg?errors=image",
    ])
    func `are to resolve and to draw`(target: String) throws {
        #expect(try phases(target) == [.resolve, .draw])
    }

    @Test func `contain the compression of what is compressed`() throws {
        let target = "/v1/swiftui/bordered/states.svg"
        #expect(try phases(target, coding: "gzip") == [.resolve, .draw, .compress])
        // Less than a packet is not compressed.
        #expect(try phases("/v1/swiftui/plain.svg?title=", coding: "gzip") == [.resolve, .draw])
    }

    @Test func `take no time without a clock, and are those of the last job`() {
        var timer = PhaseTimer(clock: nil)
        timer.begin(.resolve)
        timer.enter(nil)
        #expect(timer.durations.isEmpty)

        var time = 0
        timer = PhaseTimer(clock: { time })
        timer.begin(.resolve)
        time = 5
        timer.enter(.draw)
        time = 7
        timer.enter(.resolve)
        time = 10
        timer.enter(nil)
        time = 90
        timer.enter(nil)
        #expect(timer.durations[.resolve] == 8)
        #expect(timer.durations[.draw] == 2)
        #expect(timer.durations[.compress] == 0)
        timer.begin(.draw)
        time = 91
        timer.enter(nil)
        #expect(timer.durations[.resolve] == 0)
        #expect(timer.durations[.draw] == 1)
    }
}

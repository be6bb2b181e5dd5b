import HTTP
import Testing

@testable import MicroHTTPServer

@Suite struct `A queue of jobs that is full` {
    private let inbox: LoopInbox
    private var queue = JobQueue<NamedJob>(
        limit: Price(microseconds: 100),
        limitOfAddress: Price(microseconds: 80)
    )
    private var number: UInt64 = 0

    init() throws {
        inbox = try LoopInbox()
    }

    @Test mutating func `lets the address with most of it give way, its last jobs first`() {
        for name in ["a1", "a2", "a3"] { submit(name, price: 20, from: 1) }
        submit("b1", price: 40, from: 2)
        let submission = submit("c1", price: 20, from: 3)
        #expect(submission.violations.isEmpty)
        #expect(submission.displaced.map(\.number) == [3])
        #expect(measurement.counts.refused == 1)
        #expect(measurement.price == 100)
        #expect(served == ["a1", "b1", "c1", "a2"])
    }

    @Test mutating func `refuses the job of an address that would have no less than the others`() {
        for address in 1...5 { submit("job\(address)", price: 20, from: UInt8(address)) }
        let submission = submit("late", price: 20, from: 6)
        #expect(submission.violations == [.overloaded])
        #expect(submission.displaced.isEmpty)
        let cheaper = submit("cheaper", price: 10, from: 6)
        #expect(cheaper.violations.isEmpty)
        #expect(cheaper.displaced.map(\.number) == [5])
        #expect(measurement.counts.refused == 2)
        #expect(served == ["job1", "job2", "job3", "job4", "cheaper"])
    }

    @Test mutating func `refuses all who wait for a job that gives way`() {
        submit("a1", price: 40, from: 1)
        submit("a2", price: 40, from: 1)
        submit("a2", price: 40, from: 1)
        submit("b", price: 20, from: 2)
        let submission = submit("c", price: 30, from: 3)
        #expect(submission.displaced.map(\.number) == [2, 3])
        #expect(measurement.counts.refused == 2)
        // A further request for it begins new work.
        #expect(submit("a2", price: 10, from: 4).violations.isEmpty)
        #expect(measurement.counts.shared == 1)
        #expect(served == ["a1", "b", "c", "a2"])
    }

    @Test mutating func `keeps a thread for addresses whose jobs take no longer than their price`() throws {
        queue.threadCount = 2
        // Each of two addresses has a job that takes a second.
        for address in 1...2 {
            submit("first\(address)", price: 10, from: UInt8(address))
            let begun = queue.begin()
            let job = try #require(begun)
            queue.charge(Price(microseconds: 1_000_000), for: job)
            _ = queue.finish(job)
            #expect(!job.isLong)
        }
        for address in 1...2 { submit("long\(address)", price: 10, from: UInt8(address)) }
        let begunLong = queue.begin()
        let long = try #require(begunLong)
        #expect(long.isLong)
        let other = queue.begin()
        #expect(other == nil)
        submit("short", price: 10, from: 3)
        let begunShort = queue.begin()
        let short = try #require(begunShort)
        #expect(short.work.job.name == "short")
        #expect(!short.isLong)
        // The thread that found nothing is woken, and finds nothing again.
        let wokenAfterShort = queue.freeThread(of: short)
        let refused = queue.begin()
        #expect(refused == nil)
        let wokenAfterLong = queue.freeThread(of: long)
        #expect([wokenAfterShort, wokenAfterLong] == [1, 1])
        let next = queue.begin()
        #expect(next?.work.job.name == "long2")
    }

    @Test mutating func `keeps no thread if there is one`() throws {
        submit("first", price: 10, from: 1)
        let begun = queue.begin()
        let first = try #require(begun)
        queue.charge(Price(microseconds: 1_000_000), for: first)
        _ = queue.finish(first)
        submit("long", price: 10, from: 1)
        let long = queue.begin()
        #expect(long?.isLong == true)
    }

    @Test mutating func `keeps a thread for addresses that have none`() throws {
        queue.threadCount = 3
        queue.clientLimit = 2
        for name in ["a1", "a2", "a3"] { submit(name, price: 10, from: 1) }
        let first = try begin()
        let second = try begin()
        let refused = queue.begin()
        #expect(refused == nil)
        #expect(!beginWithoutThread("a4", price: 10, from: 1))
        submit("b", price: 10, from: 2)
        let other = try begin()
        #expect(other.work.job.name == "b")
        // The thread that found nothing is woken.
        let woken = [queue.freeThread(of: first), queue.freeThread(of: second)]
        #expect(woken == [1, 0])
        let next = try begin()
        #expect(next.work.job.name == "a3")
    }

    @Test mutating func `counts jobs without a thread among those of an address`() {
        queue.threadCount = 3
        queue.clientLimit = 1
        #expect(beginWithoutThread("a1", price: 10, from: 1))
        #expect(!beginWithoutThread("a2", price: 10, from: 1))
        #expect(beginWithoutThread("b", price: 10, from: 2))
        _ = endWithoutThread("a1", price: 10, from: 1, isDone: true)
        #expect(beginWithoutThread("a2", price: 10, from: 1))
    }

    @Test mutating func `lets another address that waits for the same job pay`() {
        for name in ["a1", "a2", "shared"] { submit(name, price: 20, from: 1) }
        for (index, name) in ["b", "c"].enumerated() { submit(name, price: 20, from: UInt8(index + 2)) }
        submit("shared", price: 20, from: 4)
        let submission = submit("d", price: 10, from: 5)
        // The shared job stays, and another one of its first address goes.
        #expect(submission.displaced.map(\.number) == [2])
        #expect(submission.violations.isEmpty)
        #expect(measurement.price == 90)
        #expect(served == ["a1", "b", "c", "d", "shared"])
    }

    @Test mutating func `refuses a new job at once if its address then has most`() {
        submit("a", price: 10, from: 1)
        submit("shared", price: 20, from: 1)
        submit("shared", price: 20, from: 2)
        submit("b1", price: 20, from: 3)
        for address in UInt8(10)..<20 { submit("other\(address)", price: 5, from: address) }
        #expect(measurement.price == 100)
        let submission = submit("b2", price: 5, from: 3)
        #expect(submission.violations.isEmpty)
        #expect(submission.displaced.map(\.number) == [number])
        #expect(measurement.price == 100)
        #expect(!served.contains("b2"))
        #expect(measurement.counts.done == 13)
    }

    // MARK: Jobs under way

    @Test mutating func `charges the address that pays for a job`() throws {
        submit("a1", price: 10, from: 1)
        submit("a2", price: 10, from: 1)
        let running = try begin()
        queue.charge(Price(microseconds: 100), for: running)
        queue.charge(Price(microseconds: -1), for: running)
        for name in ["b1", "b2", "b3"] { submit(name, price: 10, from: 2) }
        #expect(queue.finish(running).map(\.number) == [1])
        #expect(served == ["b1", "b2", "b3", "a2"])
    }

    @Test mutating func `gives the response of an abandoned job to nobody`() throws {
        submit("a", price: 10, from: 1)
        let abandoned = try begin()
        #expect(abandoned.isWanted)
        queue.leave(ticket(1, from: 1))
        #expect(!abandoned.isWanted)
        submit("a", price: 10, from: 2)
        #expect(measurement.length == 1)
        #expect(queue.finish(abandoned).isEmpty)
        let running = try begin()
        #expect(running.isWanted)
        #expect(queue.finish(abandoned).isEmpty)
        #expect(queue.finish(running).map(\.number) == [2])
        #expect(measurement.counts.dropped == 1)
        #expect(measurement.counts.done == 1)
    }

    // MARK: Jobs without a thread

    @Test mutating func `begins a job without a thread while no other one waits`() throws {
        queue.threadCount = 2
        #expect(beginWithoutThread("a", price: 10, from: 1))
        #expect(beginWithoutThread("b", price: 10, from: 2))
        // As many are under way as there are threads.
        #expect(!beginWithoutThread("c", price: 10, from: 3))
        submit("d", price: 10, from: 1)
        let refused = queue.begin()
        #expect(refused == nil)
        let woken = endWithoutThread("a", price: 10, from: 1, isDone: true)
        #expect(woken == 1)
        #expect(measurement.counts.done == 1)
        // One waits.
        #expect(!beginWithoutThread("e", price: 10, from: 3))
        let begun = try begin()
        #expect(begun.work.job.name == "d")
        #expect(!beginWithoutThread("e", price: 10, from: 3))
        let wokenByThread = queue.freeThread(of: begun)
        #expect(wokenByThread == 0)
        #expect(beginWithoutThread("e", price: 10, from: 3))
    }

    @Test mutating func `counts a job without a thread for its address`() {
        queue.threadCount = 8
        #expect(beginWithoutThread("a1", price: 40, from: 1))
        _ = endWithoutThread("a1", price: 40, from: 1, isDone: true)
        for name in ["a2", "a3"] { submit(name, price: 10, from: 1) }
        for name in ["b1", "b2"] { submit(name, price: 10, from: 2) }
        #expect(served == ["b1", "b2", "a2", "a3"])
    }

    @Test mutating func `counts a job once that is begun without a thread and then waits for one`() {
        queue.threadCount = 8
        #expect(beginWithoutThread("a1", price: 10, from: 1))
        _ = endWithoutThread("a1", price: 10, from: 1, isDone: false)
        for name in ["a1", "a2"] { submit(name, price: 10, from: 1) }
        for name in ["b1", "b2"] { submit(name, price: 10, from: 2) }
        #expect(served == ["a1", "b1", "a2", "b2"])
    }

    @Test
    mutating func `begins no job without a thread for an address whose jobs take far more than their price`()
        throws
    {
        queue.threadCount = 2
        submit("first", price: 10, from: 1)
        let first = try begin()
        queue.charge(Price(microseconds: 1_000_000), for: first)
        _ = queue.freeThread(of: first)
        _ = queue.finish(first)
        #expect(!beginWithoutThread("a", price: 10, from: 1))
        #expect(beginWithoutThread("b", price: 10, from: 2))
    }

    @Test mutating func `joins the job of another client rather than to begin an equal one`() throws {
        queue.threadCount = 2
        submit("a", price: 10, from: 1)
        let running = try begin()
        #expect(!beginWithoutThread("a", price: 10, from: 2))
        submit("a", price: 10, from: 2)
        #expect(queue.finish(running).map(\.number) == [1, 2])
    }

    @Test mutating func `gives the next thread to a job that is under way`() throws {
        queue.threadCount = 2
        #expect(beginWithoutThread("a", price: 10, from: 1))
        for address in 2...3 { submit("other\(address)", price: 10, from: UInt8(address)) }
        let other = try begin()
        submit("a", price: 10, isUnderWay: true, from: 1)
        #expect(measurement.length == 1)
        let underWay = try begin()
        #expect(underWay.work.job.name == "a")
        #expect(underWay.isWanted)
        queue.leave(ticket(number, from: 1))
        #expect(!underWay.isWanted)
        let woken = queue.freeThread(of: underWay)
        #expect(woken == 0)
        let next = try begin()
        #expect(next.work.job.name == "other3")
        _ = queue.freeThread(of: next)
        _ = queue.freeThread(of: other)
        #expect(beginWithoutThread("b", price: 10, from: 4))
    }

    @Test mutating func `wakes a thread that a job under way has kept from the queue`() throws {
        queue.threadCount = 2
        #expect(beginWithoutThread("a", price: 10, from: 1))
        submit("b", price: 10, from: 2)
        submit("c", price: 10, from: 3)
        let first = try begin()
        let refused = queue.begin()
        #expect(refused == nil)
        submit("a", price: 10, isUnderWay: true, from: 1)
        _ = try begin()
        let woken = queue.freeThread(of: first)
        #expect(woken == 1)
        #expect(try begin().work.job.name == "c")
    }

    // MARK: Support

    private mutating func beginWithoutThread(_ name: String, price: Int, from address: UInt8) -> Bool {
        let job = NamedJob(name: name, price: Price(microseconds: price))
        return queue.beginWithoutThread(job, for: ticket(0, from: address).client)
    }

    private mutating func endWithoutThread(_ name: String, price: Int, from address: UInt8, isDone: Bool)
        -> Int
    {
        let job = NamedJob(name: name, price: Price(microseconds: price))
        return queue.endWithoutThread(job, for: ticket(0, from: address).client, isDone: isDone)
    }

    private var measurement: LaneMeasurement { queue.measurement(of: "") }

    private mutating func begin() throws -> RunningJob<NamedJob> {
        let running = queue.begin()
        return try #require(running)
    }

    /// The names of the jobs in the order in which they are begun.
    private var served: [String] {
        mutating get {
            var names: [String] = []
            while let running = queue.begin() {
                names.append(running.work.job.name)
                _ = queue.finish(running)
            }
            return names
        }
    }

    @discardableResult
    private mutating func submit(
        _ name: String,
        price: Int,
        isUnderWay: Bool = false,
        from address: UInt8
    ) -> JobQueue<NamedJob>.Submission {
        number += 1
        let job = NamedJob(name: name, price: Price(microseconds: price), isUnderWay: isUnderWay)
        return queue.submit(job, for: [ticket(number, from: address)], phases: PhaseDurations())
    }

    private func ticket(_ number: UInt64, from address: UInt8) -> Ticket {
        let client = ClientAddress(IPAddress(bits: 0xFFFF_7F00_0000 + UInt128(address)))
        return Ticket(number: number, client: client, inbox: inbox)
    }

    private struct NamedJob: ResponderJob {
        let name: String
        let price: Price
        var isUnderWay = false

        var key: String? { isUnderWay ? nil : name }
        var lane: Lane { .styles }
    }
}

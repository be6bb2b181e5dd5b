import AllocationCount
import Glibc

/// One step that is measured.
struct Benchmark {
    let name: String
    /// The number of runs in a round; fewer for a step that takes milliseconds.
    var runs = 500
    /// Runs the step; the number differs in each run.
    let body: (Int) -> Void

    private static let rounds = 7

    /// Runs the step many times; prints the best time of several rounds, and the allocations of one run.
    func run() {
        for index in 0..<runs * 2 / 5 { body(index) }
        var best = Double.infinity
        var fewest = UInt.max
        var next = 1_000
        for _ in 0..<Self.rounds {
            let allocations = allocation_count()
            let start = Self.now
            for index in next..<next + runs { body(index) }
            best = min(best, (Self.now - start) / Double(runs))
            fewest = min(fewest, (allocation_count() - allocations) / UInt(runs))
            next += runs
        }
        print(
            Self.padded(name, to: -60),
            Self.padded("\(Int(best)) ns", to: 12),
            Self.padded("\(fewest)", to: 12)
        )
    }

    static func printHeading() {
        print(padded("", to: -60), padded("time", to: 12), padded("allocations", to: 12))
    }

    /// A text padded to a width; a negative width aligns it to the left.
    private static func padded(_ text: String, to width: Int) -> String {
        let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
        return width < 0 ? text + blanks : blanks + text
    }

    /// The monotonic clock, in nanoseconds.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

import Glibc

/// One thing that is measured.
struct Benchmark {
    let name: String
    let body: (Int) -> Void

    /// Runs the body often and prints the best time of several rounds.
    func run() {
        for index in 0..<200 { body(index) }
        var best = Double.infinity
        var next = 1_000
        for _ in 0..<7 {
            let start = Self.now
            for index in next..<next + 500 { body(index) }
            best = min(best, (Self.now - start) / 500)
            next += 500
        }
        let padded = name + String(repeating: " ", count: max(0, 32 - name.count))
        let time = String(Int(best))
        print(padded + String(repeating: " ", count: max(0, 8 - time.count)) + time + " ns")
    }

    /// Nanoseconds of a clock that only goes forward.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

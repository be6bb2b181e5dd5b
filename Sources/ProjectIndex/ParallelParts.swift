/// A way to do several parts of a piece of work at once.
package struct ParallelParts: Sendable {
    /// The greatest number of parts.
    let count: Int
    /// The least number of bytes of sources that are a part: some milliseconds of work.
    let leastBytes: Int
    /// Does the work of each number below a count; returns when all is done.
    let run: @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

    /// Creates a way to do some parts at once.
    package init(
        atMost count: Int,
        leastBytes: Int = 1 << 20,
        run: @escaping @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void
    ) {
        self.count = max(1, count)
        self.leastBytes = leastBytes
        self.run = run
    }

    /// Creates the way to do everything in one part.
    package init() {
        self.init(atMost: 1) { count, work in for number in 0..<count { work(number) } }
    }
}

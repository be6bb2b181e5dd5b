import Synchronization

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

    /// The results of the parts of a list, whose elements have sizes in bytes, in the order of the parts.
    func results<Element: Sendable, Result: Sendable>(
        of elements: [Element],
        size: (Element) -> Int,
        part: @escaping @Sendable (_ number: Int, ArraySlice<Element>) -> Result
    ) -> [Result] {
        let ranges = ranges(of: elements.map(size))
        guard ranges.count > 1 else { return ranges.map { part(0, elements[$0]) } }
        let results = Mutex<[Int: Result]>([:])
        run(ranges.count) { number in
            let result = part(number, elements[ranges[number]])
            results.withLock { $0[number] = result }
        }
        return results.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Ranges of elements with about the same number of bytes.
    private func ranges(of sizes: [Int]) -> [Range<Int>] {
        let bytes = sizes.reduce(0, +)
        let most = max(leastBytes, bytes / count + 1)
        var ranges: [Range<Int>] = []
        var start = 0
        var rest = most
        for (index, size) in sizes.enumerated() {
            rest -= size
            guard rest <= 0 || index == sizes.count - 1 else { continue }
            ranges.append(start..<(index + 1))
            start = index + 1
            rest = most
        }
        return ranges
    }
}

import Caching
import Synchronization
import Testing

@Suite struct `A single-flight cache` {
    private let cache = SingleFlightCache<Int, Int>(share: 1, of: MemoryBudget(limit: 1 << 20), named: "test")

    private final class Counter: Sendable {
        let count = Atomic(0)
    }

    @Test func `makes a value once`() {
        #expect(cache.value(for: 1) == nil)
        #expect(cache.value(for: 1, make: { 10 }, cost: { _ in 8 }) == 10)
        #expect(cache.value(for: 1, make: { 20 }, cost: { _ in 8 }) == 10)
        #expect(cache.value(for: 1) == 10)
    }

    @Test func `makes a value once for all threads that need it at the same time`() async {
        let made = Counter()
        let values = await withTaskGroup(of: Int.self) { [cache] tasks in
            for number in 0..<64 {
                tasks.addTask {
                    cache.value(for: number % 4) {
                        made.count.add(1, ordering: .relaxed)
                        // Long enough for the other threads to arrive.
                        let end = ContinuousClock.now + .milliseconds(5)
                        while ContinuousClock.now < end {}
                        return number % 4 * 10
                    } cost: { _ in
                        8
                    }
                }
            }
            return await tasks.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(values == [0, 10, 20, 30])
        #expect(made.count.load(ordering: .relaxed) == 4)
    }

    @Test func `makes a value while another one is in the making`() {
        // More keys than any table of locks would have.
        func nested(_ key: Int) -> Int {
            cache.value(for: key, make: { key < 64 ? nested(key + 1) : key }, cost: { _ in 8 })
        }
        #expect(nested(0) == 64)
    }

    @Test func `makes a value again that is too large to be stored`() {
        #expect(cache.value(for: 1, make: { 1 }, cost: { _ in 1 << 20 }) == 1)
        #expect(cache.value(for: 1, make: { 2 }, cost: { _ in 1 << 20 }) == 2)
    }
}

import Caching
import Testing

@Suite struct `A bounded cache` {
    /// A cost that fills a quarter of the limit of 4,096 bytes exactly.
    private static let quarter = 1024 - BoundedCache<Int, Int>.entryCost

    private func cache(_ budget: MemoryBudget = MemoryBudget(limit: 4096)) -> BoundedCache<Int, Int> {
        BoundedCache(share: 1, of: budget, named: "test")
    }

    @Test func `returns what was stored`() {
        var cache = cache()
        cache.insert(1, for: 1, cost: 0)
        cache.insert(2, for: 2, cost: 0)
        cache.insert(3, for: 1, cost: 0)
        #expect(cache.value(for: 1) == 3)
        #expect(cache.value(for: 2) == 2)
        #expect(cache.value(for: 3) == nil)
    }

    @Test func `keeps an entry that is used, and drops one that is not`() {
        var cache = cache()
        cache.insert(0, for: 0, cost: Self.quarter)
        cache.insert(1, for: 1, cost: Self.quarter)
        for key in 2..<20 {
            #expect(cache.value(for: 0) == 0)
            cache.insert(key, for: key, cost: Self.quarter)
        }
        #expect(cache.value(for: 0) == 0)
        #expect(cache.value(for: 1) == nil)
    }

    @Test func `stores an entry of a quarter of its limit, and no larger one`() {
        var cache = cache()
        cache.insert(1, for: 1, cost: Self.quarter)
        cache.insert(2, for: 2, cost: Self.quarter + 1)
        #expect(cache.value(for: 1) == 1)
        #expect(cache.value(for: 2) == nil)
    }

    @Test func `forgets a value that is replaced by one too large`() {
        var cache = cache()
        cache.insert(1, for: 1, cost: 0)
        cache.insert(2, for: 1, cost: 5000)
        #expect(cache.value(for: 1) == nil)
        #expect(cache.cost == 0)
    }

    @Test func `can be emptied, which returns what it took of its budget`() {
        let budget = MemoryBudget(limit: 4096)
        var cache = cache(budget)
        for key in 0..<6 { cache.insert(key, for: key, cost: Self.quarter / 2) }
        #expect(budget.used > 0)
        cache.removeAll()
        #expect(cache.cost == 0)
        #expect(budget.used == 0)
        #expect((0..<6).allSatisfy { cache.value(for: $0) == nil })
        cache.insert(1, for: 1, cost: 0)
        #expect(cache.value(for: 1) == 1)
    }

    @Test func `never costs more than its limit, whatever is stored and used`() {
        let budget = MemoryBudget(limit: 4096)
        var cache = cache(budget)
        var generator = LinearGenerator()
        var (highest, isCounted) = (0, true)
        for step in 0..<20_000 {
            let key = Int.random(in: 0..<40, using: &generator)
            if step.isMultiple(of: 3) {
                _ = cache.value(for: key)
            } else {
                cache.insert(step, for: key, cost: Int.random(in: 0..<1500, using: &generator))
            }
            highest = max(highest, cache.cost)
            isCounted = isCounted && cache.cost == budget.used
        }
        #expect(highest <= 4096)
        #expect(highest > 2048)
        #expect(isCounted)
    }

    @Test func `takes a share of its budget, and gives it back at its end`() {
        let budget = MemoryBudget(limit: 4096)
        do {
            var half = BoundedCache<Int, Int>(share: 0.5, of: budget, named: "test")
            #expect(half.limit == 2048)
            half.insert(1, for: 1, cost: 100)
            let shared = SharedCache<Int, Int>(share: 0.25, of: budget, named: "test")
            shared.insert(1, for: 1, cost: 100)
            #expect(shared.value(for: 1) == 1)
            #expect(budget.used == half.cost + shared.cost)
            #expect(half.value(for: 1) == 1)
        }
        #expect(budget.used == 0)
    }
}

/// A generator with the same numbers in every run (Knuth's MMIX).
private struct LinearGenerator: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 33
    }
}

import Testing

@testable import Caching

@Suite struct `The measurement of caches` {
    private let budget = MemoryBudget(limit: 8192)

    private func measurement(_ name: String) throws -> CacheMeasurement {
        try #require(budget.measurements.first { $0.name == name })
    }

    @Test func `counts hits, misses and bytes`() throws {
        var cache = BoundedCache<Int, Int>(share: 0.5, of: budget, named: "numbers")
        _ = cache.value(for: 1)
        cache.insert(1, for: 1, cost: 100)
        _ = cache.value(for: 1)
        _ = cache.value(for: 1)
        let measured = try measurement("numbers")
        #expect(measured.hits == 2)
        #expect(measured.misses == 1)
        #expect(measured.bytes == cache.cost)
        #expect(measured.limit == 4096)
    }

    @Test func `has the bytes in use after entries were dropped or replaced`() throws {
        var cache = BoundedCache<Int, Int>(share: 1, of: budget, named: "numbers")
        for key in 0..<500 {
            cache.insert(key, for: key % 37, cost: key * 7 % 900)
            if key.isMultiple(of: 3) { _ = cache.value(for: key % 11) }
            #expect(try measurement("numbers").bytes == cache.cost)
            #expect(cache.cost == budget.used)
        }
    }

    @Test func `adds the caches of one name up, and keeps the counts of past ones`() throws {
        let shared = SharedCache<Int, Int>(share: 0.25, of: budget, named: "numbers")
        _ = shared.value(for: 1)
        do {
            var cache = BoundedCache<Int, Int>(share: 0.5, of: budget, named: "numbers")
            cache.insert(1, for: 1, cost: 100)
            _ = cache.value(for: 1)
            #expect(try measurement("numbers").limit == 6144)
            #expect(try measurement("numbers").bytes == cache.cost)
        }
        let measured = try measurement("numbers")
        #expect(measured.hits == 1)
        #expect(measured.misses == 1)
        #expect(measured.bytes == 0)
        #expect(measured.limit == 2048)
        #expect(shared.cost == 0)
    }

    @Test func `is in the order of names`() {
        let second = SharedCache<Int, Int>(share: 0.25, of: budget, named: "b")
        let first = SharedCache<Int, Int>(share: 0.25, of: budget, named: "a")
        #expect(budget.measurements.map(\.name) == ["a", "b"])
        #expect(first.cost == second.cost)
    }
}

import Caching
import Synchronization
import Testing

@Suite struct `A shared cache` {
    private final class Token: Sendable {}

    private func cache(limit: Int = 1 << 20) -> SharedCache<Int, Token> {
        SharedCache(share: 1, of: MemoryBudget(limit: limit), named: "test")
    }

    @Test func `makes a value once`() {
        let cache = cache()
        let first = cache.value(for: 1, make: Token.init, cost: { _ in 100 })
        let second = cache.value(for: 1, make: Token.init, cost: { _ in 100 })
        #expect(first === second)
        #expect(cache.cost == 100 + BoundedCache<Int, Token>.entryCost)
    }

    @Test func `returns a value that is too large to be stored`() {
        let cache = cache(limit: 400)
        let first = cache.value(for: 1, make: Token.init, cost: { _ in 1000 })
        #expect(cache.value(for: 1) == nil)
        #expect(first !== cache.value(for: 1, make: Token.init, cost: { _ in 1000 }))
        #expect(cache.cost == 0)
    }

    @Test func `gives threads the value that was stored first`() {
        let cache = cache()
        let inner = Mutex<Token?>(nil)
        // While one thread makes its value, another stores its own.
        let outer = cache.value(
            for: 1,
            make: {
                inner.withLock { $0 = cache.value(for: 1, make: Token.init, cost: { _ in 0 }) }
                return Token()
            },
            cost: { _ in 0 }
        )
        #expect(inner.withLock { $0 } === outer)
    }
}

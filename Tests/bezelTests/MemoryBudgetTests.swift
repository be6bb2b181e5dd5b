import Caching
import Testing

@testable import bezel

@Suite struct `The budget of the caches` {
    private func budget(_ arguments: String...) throws -> Int {
        var arguments = Arguments(arguments[...])
        return try Configuration(&arguments, hasAddress: true).makeBudget().limit
    }

    /// The allocator rounds sizes up by an eighth.
    private func limit(_ mebibytes: Int) -> Int { (mebibytes << 20) / 8 * 7 }

    @Test func `is what the option sets, less the memory of a raster and of bodies`() throws {
        #expect(try budget("--threads", "2") == limit(12))
        #expect(try budget("--threads", "1", "--cache", "100") == limit(40))
    }

    @Test func `is less with more threads, but at least three sixteenths`() throws {
        #expect(try budget("--threads", "4", "--cache", "100") == limit(32))
        #expect(try budget("--threads", "64") == limit(12))
        #expect(try budget("--threads", "2", "--cache", "32") == limit(6))
    }
}

import Scheduling
import Testing

@Suite struct `Shared work` {
    private struct Request: Identifiable, Equatable {
        let id: Int
    }

    @Test func `is finished for all that wait for its key`() {
        var work = SharedWork<String, Request>()
        work.join("a", as: Request(id: 1))
        work.join("b", as: Request(id: 2))
        work.join("a", as: Request(id: 3))
        #expect(work.isUnderWay("a"))
        #expect(work["a"].map(\.id) == [1, 3])
        #expect(work["c"].isEmpty)
        let finished = work.finish("a").map(\.id)
        #expect(finished == [1, 3])
        #expect(!work.isUnderWay("a"))
        #expect(work.isUnderWay("b"))
        let rest = work.finish("a")
        #expect(rest.isEmpty)
    }

    @Test func `can be dropped once nothing waits`() {
        var work = SharedWork<String, Request>()
        work.join("a", as: Request(id: 1))
        work.join("a", as: Request(id: 2))
        let isDroppedFirst = work.leave("a", as: 1)
        #expect(!isDroppedFirst)
        #expect(work.isUnderWay("a"))
        let isDroppedThen = work.leave("a", as: 2)
        #expect(isDroppedThen)
        #expect(!work.isUnderWay("a"))
        let rest = work.finish("a")
        #expect(rest.isEmpty)
    }
}

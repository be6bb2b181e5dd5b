import ProjectFiles
import Synchronization
import Testing

@Suite struct `Work in threads` {
    @Test(arguments: [0, 1, 2, 7])
    func `is done once for each number`(count: Int) {
        let done = Mutex<[Int]>([])
        ParallelThreads.run(count) { number in done.withLock { $0.append(number) } }
        #expect(done.withLock { $0.sorted() } == Array(0..<count))
    }

    @Test func `has a number of parts that a repository is worth`() {
        #expect((1...4).contains(ParallelThreads.count))
    }
}

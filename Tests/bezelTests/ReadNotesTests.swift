import Metrics
import MicroHTTPServer
import StyleStore
import Synchronization
import Testing

@testable import bezel

/// A store that records the notes, and the insertions of which remove sources.
private final class NotingStore: StyleStore {
    private let state = Mutex<(error: StoreError?, notes: [[SourceHash]])>((nil, []))

    func fail(with error: StoreError?) { state.withLock { $0.error = error } }

    func takeNotes() -> [[SourceHash]] {
        state.withLock { state in
            defer { state.notes = [] }
            return state.notes
        }
    }

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> StoreInsertion {
        StoreInsertion(isNew: true, removed: [SourceHash(of: [1]), SourceHash(of: [2])], removedBytes: 300)
    }

    func source(of hash: SourceHash) throws(StoreError) -> StoredSource { .removed }

    func noteReads(of hashes: [SourceHash]) throws(StoreError) {
        let error = state.withLock { state in
            state.notes.append(hashes)
            return state.error
        }
        if let error { throw error }
    }
}

/// A clock that a test sets.
private final class Clock: Sendable {
    private let seconds: Mutex<Int>

    init(_ seconds: Int = 0) {
        self.seconds = Mutex(seconds)
    }

    var value: Int { seconds.withLock { $0 } }

    func advance(by seconds: Int) { self.seconds.withLock { $0 += seconds } }
}

@Suite struct `Notes of reads` {
    private let store = NotingStore()
    private let clock = Clock(86_400 * 20_000)
    private let hashes = (0..<300).map { SourceHash(of: [UInt8($0 % 256), UInt8($0 / 256)]) }

    private func makeNotes() -> ReadNotes { ReadNotes(store: store) { [clock] in clock.value } }

    @Test func `are written once a day, several at once`() {
        let notes = makeNotes()
        notes.write()
        #expect(store.takeNotes().isEmpty)
        for _ in 0..<2 {
            for hash in hashes { notes.note(hash) }
        }
        // No read waits for the store.
        #expect(store.takeNotes().isEmpty)
        notes.write()
        let written = store.takeNotes()
        #expect(written.flatMap(\.self) == hashes)
        #expect(written.count == 3)
        for hash in hashes { notes.note(hash) }
        clock.advance(by: 86_399)
        #expect(!notes.beginsDay())
        notes.note(hashes[0])
        notes.write()
        #expect(store.takeNotes().isEmpty)
        clock.advance(by: 1)
        #expect(notes.beginsDay())
        #expect(!notes.beginsDay())
        for _ in 0..<2 { notes.note(hashes[0]) }
        notes.write()
        #expect(store.takeNotes() == [[hashes[0]]])
    }

    @Test func `that fail are written after the next read, but not into what can only be read`() {
        let notes = makeNotes()
        for (error, count) in [(StoreError.busy, 1), (.unavailable("gone"), 1), (.readOnly, 0)] {
            store.fail(with: error)
            notes.note(hashes[0])
            notes.write()
            #expect(store.takeNotes().count == 1)
            notes.write()
            #expect(store.takeNotes().isEmpty)
            store.fail(with: nil)
            notes.note(hashes[0])
            notes.write()
            #expect(store.takeNotes().count == count)
            clock.advance(by: 86_400)
            #expect(notes.beginsDay())
        }
    }

    @Test func `take little memory, whatever is read`() {
        let notes = makeNotes()
        for number in 0..<40_000 {
            notes.note(SourceHash(of: [UInt8(number >> 8), UInt8(number & 255)]))
            if number % 1000 == 999 { notes.write() }
        }
        #expect(store.takeNotes().joined().count == 40_000)
        // Without room for more that wait, a read is not noted, and is at its next time.
        for number in 40_000..<50_000 {
            notes.note(SourceHash(of: [UInt8(number >> 8), UInt8(number & 255)]))
        }
        notes.write()
        #expect(store.takeNotes().joined().count == 4096)
    }

    @Test func `are written before the program ends`() throws {
        let notes = makeNotes()
        let thread = try notes.start {}
        notes.note(hashes[0])
        notes.stop()
        thread.join()
        #expect(store.takeNotes() == [[hashes[0]]])
    }
}

@Suite struct `A guarded store that removes sources` {
    private let hash = SourceHash(of: [3])

    @Test func `counts and reports them, now and then`() throws {
        let clock = Clock()
        let lines = Mutex<[String]>([])
        let store = GuardedStore(
            NotingStore(),
            location: .file(path: "a"),
            limits: StoreLimits(unreadDays: 30),
            clock: { clock.value }
        ) { line in lines.withLock { $0.append(line) } }
        for _ in 0..<3 { #expect(try store.insert([3], hash: hash).removed.count == 2) }
        clock.advance(by: 10_000_000_000)
        _ = try store.insert([3], hash: hash)
        #expect(
            lines.withLock { $0 } == [
                "the store a was full; what nobody had read for 30 days was removed (sources: 2, bytes: 300)",
                "the store a was full; what nobody had read for 30 days was removed (sources: 6, bytes: 900)",
            ]
        )
        #expect(try store.source(of: hash) == .removed)
        let families = Dictionary(uniqueKeysWithValues: store.families.map { ($0.name, $0.samples) })
        #expect(families["bezel_store_removed_sources_total"]?.map(\.value) == [8])
        #expect(families["bezel_store_calls_total"]?.map(\.value) == [0, 0, 1, 4, 0, 0, 0])
    }

    @Test func `notes reads, but not while it cannot be reached`() throws {
        let noting = NotingStore()
        let clock = Clock()
        let store = GuardedStore(noting, location: .file(path: "a"), clock: { clock.value }) { line in
            Issue.record("\(line)")
        }
        try store.noteReads(of: [hash])
        #expect(noting.takeNotes() == [[hash]])
        noting.fail(with: .readOnly)
        #expect(throws: StoreError.readOnly) { try store.noteReads(of: [hash]) }
        let unopened = GuardedStore(nil, location: .file(path: "/proc/none/a"), clock: { clock.value }) { _ in
        }
        #expect(throws: StoreError.busy) { try unopened.noteReads(of: [hash]) }
        #expect(throws: StoreError.self) { try unopened.source(of: hash) }
    }
}

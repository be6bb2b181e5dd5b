import Foundation
import Metrics
import StyleStore
import Synchronization
import Testing

@testable import bezel

@Suite struct `The store of the program` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    private func configuration(_ arguments: String...) throws -> Configuration {
        var arguments = Arguments(arguments[...])
        return try Configuration(&arguments, hasAddress: true)
    }

    @Test func `is a file in the user's folder by default`() throws {
        #expect(try configuration().store == .standard)
        func path(_ variables: [String: String]) -> String? { StoreSetting.standardPath { variables[$0] } }
        #expect(path(["HOME": "/home/a", "XDG_STATE_HOME": "/state"]) == "/state/bezel/styles.sqlite")
        #expect(path(["HOME": "/home/a"]) == "/home/a/.local/state/bezel/styles.sqlite")
        #expect(
            path(["HOME": "/home/a", "XDG_STATE_HOME": "state"]) == "/home/a/.local/state/bezel/styles.sqlite"
        )
        #expect(path([:]) == nil)
    }

    @Test func `is what an option names`() throws {
        #expect(try configuration("--store", "none").store == .none)
        #expect(try configuration("--store=a.sqlite").store == .location(.file(path: "a.sqlite")))
        let url = "postgres://bezel@/styles?host=/run/postgresql"
        #expect(try configuration("--store", url).store == .location(.postgreSQL(url: url)))
        #expect(throws: ProgramError.self) { try configuration("--store=") }
    }

    @Test func `has switches and a token that are checked`() throws {
        #expect(try configuration().drawsSources)
        #expect(try configuration("--custom", "on").drawsSources)
        #expect(try !configuration("--custom", "off").drawsSources)
        #expect(try configuration().customToken == nil)
        #expect(try configuration("--custom-token", "a+/=~").customToken == "a+/=~")
        for arguments in [
            "--custom=yes", "--custom=", "--custom-token=", "--custom-token=a b", "--custom-token=ä",
        ] {
            let error = #expect(throws: ProgramError.self) { try configuration(arguments) }
            #expect(error?.message.contains("\n") == false)
            // A token is secret.
            #expect(error?.message.contains("a b") == false)
        }
    }

    @Test func `takes 32 MiB of one address in a day, or what an option says`() throws {
        #expect(try configuration().storedBytesPerDay == 32 << 20)
        #expect(try configuration("--store-daily", "1").storedBytesPerDay == 1 << 20)
        #expect(try configuration("--store-daily=1024").storedBytesPerDay == 1 << 30)
        #expect(try configuration("--store-daily", "none").storedBytesPerDay == nil)
        for text in ["", "0", "-1", "1025", "1.5", "32MiB", "all"] {
            let error = #expect(throws: ProgramError.self) { try configuration("--store-daily=\(text)") }
            #expect(
                error?.message
                    == "--store-daily “\(text)” is neither a size from 1 to 1024 MiB nor none"
            )
        }
    }

    @Test func `removes nothing, or what was not read for the days of an option`() throws {
        #expect(try configuration().unreadDays == nil)
        #expect(try configuration("--store-forget", "1").unreadDays == 1)
        #expect(try configuration("--store-forget=36500").unreadDays == 36_500)
        for text in ["", "0", "-1", "36501", "1.5", "none", "30d"] {
            let error = #expect(throws: ProgramError.self) { try configuration("--store-forget=\(text)") }
            #expect(
                error?.message == "--store-forget “\(text)” is not a number of days, from 1 to 36500"
            )
        }
    }

    @Test func `is made with its folders, for its user only`() throws {
        let path = folder + "/state/bezel/styles.sqlite"
        let opening = try StoreOpening(.standard, path: path) { _ in }
        #expect(opening.notice == nil)
        let store = try #require(opening.store)
        #expect(try store.insert([1], hash: SourceHash(of: [1])).isNew)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/state/bezel")
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func `is none where the user's folder cannot be written, which is said`() throws {
        let opening = try StoreOpening(.standard, path: "/proc/bezel/styles.sqlite") { _ in }
        #expect(opening.store == nil)
        #expect(opening.notice?.hasPrefix("sources are not stored: /proc/bezel/styles.sqlite:") == true)
        #expect(try StoreOpening(.standard, path: nil) { _ in }.notice != nil)
    }

    @Test func `that an option names and that cannot be used ends the start`() {
        let setting = StoreSetting.location(.file(path: "/proc/bezel/styles.sqlite"))
        let error = #expect(throws: ProgramError.self) { try StoreOpening(setting, path: nil) { _ in } }
        #expect(error?.message.hasPrefix("the store /proc/bezel/styles.sqlite cannot be used:") == true)
    }

    @Test func `of a server that is gone is tried again, without its password in the log`() throws {
        let url = "postgres://bezel:s3cret@localhost:1/styles?connect_timeout=1&password=s3cret"
        let reports = Mutex<[String]>([])
        let opening = try StoreOpening(.location(.postgreSQL(url: url)), path: nil) { line in
            reports.withLock { $0.append(line) }
        }
        #expect(
            opening.notice?.hasPrefix("the store postgres://…@localhost:1/styles cannot be reached") == true
        )
        let store = try #require(opening.store)
        for _ in 0..<3 {
            #expect(throws: StoreError.self) { try store.source(of: SourceHash(of: [1])) }
        }
        let lines = reports.withLock { $0 }
        #expect(lines.count == 1)
        #expect(!(lines + [opening.notice ?? ""]).contains { $0.contains("s3cret") })
    }
}

/// A store whose calls wait, and then fail or not.
private final class SlowStore: StyleStore {
    let error: StoreError?
    let callCount = Mutex(0)
    let gate = DispatchSemaphore(value: 0)

    init(error: StoreError? = nil) {
        self.error = error
    }

    func insert(_ source: [UInt8], hash: SourceHash) throws(StoreError) -> StoreInsertion {
        StoreInsertion(isNew: false)
    }

    func noteReads(of hashes: [SourceHash]) throws(StoreError) {}

    func source(of hash: SourceHash) throws(StoreError) -> StoredSource {
        callCount.withLock { $0 += 1 }
        if let error { throw error }
        gate.wait()
        return .missing
    }
}

@Suite struct `A guarded store` {
    private let hash = SourceHash(of: [1])

    @Test func `that cannot be reached is not tried again for a moment`() {
        let slow = SlowStore(error: .unavailable("gone"))
        let clock = Clock()
        let store = GuardedStore(slow, location: .file(path: "a"), clock: { clock.time }) { _ in }
        for _ in 0..<5 { #expect(throws: StoreError.unavailable("gone")) { try store.source(of: hash) } }
        #expect(slow.callCount.withLock { $0 } == 1)
        clock.advance(bySeconds: 1)
        #expect(throws: StoreError.unavailable("gone")) { try store.source(of: hash) }
        #expect(slow.callCount.withLock { $0 } == 2)
        let counts = store.families[0].samples.map { Int($0.value) }
        #expect(counts == [0, 0, 0, 0, 0, 2, 4])
    }

    @Test func `that is slow keeps two threads at most`() async {
        let slow = SlowStore()
        let clock = Clock()
        let store = GuardedStore(slow, location: .file(path: "a"), clock: { clock.time }) { _ in }
        let threads = (0..<2).map { _ in
            let thread = Thread { _ = try? store.source(of: SourceHash(of: [1])) }
            thread.start()
            return thread
        }
        while slow.callCount.withLock({ $0 }) < 2 { try? await Task.sleep(for: .milliseconds(1)) }
        clock.advance(bySeconds: 1)
        #expect(throws: StoreError.busy) { try store.source(of: hash) }
        for _ in 0..<3 { slow.gate.signal() }
        while threads.contains(where: { !$0.isFinished }) { try? await Task.sleep(for: .milliseconds(1)) }
        #expect((try? store.source(of: hash)) == .missing)
    }
}

/// A clock that a test sets.
private final class Clock: Sendable {
    private let nanoseconds = Mutex(0)

    var time: Int { nanoseconds.withLock { $0 } }

    func advance(bySeconds seconds: Int) { nanoseconds.withLock { $0 += seconds * 1_000_000_001 } }
}

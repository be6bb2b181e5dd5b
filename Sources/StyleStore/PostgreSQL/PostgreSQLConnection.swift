import CLoadedLibraries
import Glibc

/// A connection to a server of PostgreSQL.
///
/// No call waits longer than its time. It is for one thread at a time: its store takes it from the list of idle ones.
final class PostgreSQLConnection: @unchecked Sendable {
    private let handle: OpaquePointer
    /// In milliseconds, for each call.
    private let waitingTime: Int

    /// Connects to the server of a URL.
    init(url: String, waitingTime: Int) throws(StoreError) {
        if let reason = libpq_load() { throw .unavailable(String(cString: reason)) }
        self.waitingTime = waitingTime
        // The server, too, ends what takes longer.
        let options = "-c statement_timeout=\(waitingTime) -c lock_timeout=\(waitingTime)"
        let settings = [
            ("dbname", url), ("fallback_application_name", "bezel"), ("options", options),
            ("client_encoding", "UTF8"),
        ]
        guard let handle = Self.start(settings) else { throw .unavailable("out of memory") }
        self.handle = handle
        guard PQstatus(handle) != CONNECTION_BAD, PQsetnonblocking(handle, 1) == 0 else { throw unavailable }
        let deadline = Deadline(after: waitingTime)
        var status = PGRES_POLLING_WRITING
        while status != PGRES_POLLING_OK {
            guard status != PGRES_POLLING_FAILED else { throw unavailable }
            try wait(for: status == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: deadline)
            status = PQconnectPoll(handle)
        }
    }

    deinit {
        PQfinish(handle)
    }

    private static func start(_ settings: [(String, String)]) -> OpaquePointer? {
        let texts = settings.flatMap { [strdup($0.0), strdup($0.1)] }
        defer { texts.forEach { free($0) } }
        let keys = stride(from: 0, to: texts.count, by: 2).map { UnsafePointer(texts[$0]) } + [nil]
        let values = stride(from: 1, to: texts.count, by: 2).map { UnsafePointer(texts[$0]) } + [nil]
        return PQconnectStartParams(keys, values, 1)
    }

    /// Whether the connection is lost, so that a call may succeed on another one.
    var isLost: Bool { PQstatus(handle) != CONNECTION_OK }

    /// Runs a statement, with texts or bytes for its parameters, and returns what it changed or selected.
    @discardableResult
    func run(_ sql: String, binding values: PostgreSQLValue...) throws(StoreError) -> PostgreSQLResult {
        let bytes = values.map(\.bytes)
        let sent = withPointers(to: bytes) { pointers in
            PQsendQueryParams(
                handle,
                sql,
                Int32(values.count),
                nil,
                pointers,
                bytes.map { Int32($0.count - 1) },
                values.map { $0.isBinary ? 1 : 0 },
                1
            )
        }
        guard sent == 1 else { throw unavailable }
        let deadline = Deadline(after: waitingTime)
        while true {
            switch PQflush(handle) {
            case 0: break
            case 1:
                try wait(for: POLLIN | POLLOUT, until: deadline)
                guard PQconsumeInput(handle) == 1 else { throw unavailable }
                continue
            default: throw unavailable
            }
            break
        }
        var outcome: Result<PostgreSQLResult, StoreError>?
        while true {
            while PQisBusy(handle) == 1 {
                try wait(for: POLLIN, until: deadline)
                guard PQconsumeInput(handle) == 1 else { throw unavailable }
            }
            guard let result = PQgetResult(handle) else { break }
            defer { PQclear(result) }
            outcome = Result { () throws(StoreError) in try PostgreSQLResult(result) }
        }
        guard let outcome else { throw unavailable }
        return try outcome.get()
    }

    /// Runs statements that together change the database, or do not change it at all if they throw.
    func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try run("BEGIN")
        do throws(StoreError) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            _ = try? run("ROLLBACK")
            throw error
        }
    }

    private func withPointers<Result>(
        to values: [[UInt8]],
        _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let buffers = values.map { value in
            let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: value.count)
            for (index, byte) in value.enumerated() { buffer[index] = CChar(bitPattern: byte) }
            return buffer
        }
        defer { buffers.forEach { $0.deallocate() } }
        return body(buffers.map { UnsafePointer($0) })
    }

    /// Waits until the socket is ready.
    private func wait(for events: Int32, until deadline: Deadline) throws(StoreError) {
        var descriptor = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
        while true {
            let remaining = deadline.remaining
            guard remaining > 0 else { throw .busy }
            let count = poll(&descriptor, 1, Int32(clamping: remaining))
            if count > 0 { return }
            guard count == 0 || errno == EINTR else { throw unavailable }
        }
    }

    private var unavailable: StoreError {
        .unavailable(String(cString: PQerrorMessage(handle)).trimmingLineBreaks)
    }
}

/// A moment of the monotonic clock.
private struct Deadline {
    private let end: ContinuousClock.Instant

    init(after milliseconds: Int) {
        end = .now + .milliseconds(milliseconds)
    }

    /// In milliseconds, rounded up; 0 when it has passed.
    var remaining: Int {
        let (seconds, attoseconds) = (end - .now).components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}

extension String {
    fileprivate var trimmingLineBreaks: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

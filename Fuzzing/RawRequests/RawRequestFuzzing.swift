import Glibc
import HTTP
import MicroHTTPServer
import Synchronization

/// A server in this process, to which the bytes of a fuzzer are sent.
package final class RawRequestFuzzing {
    private let responder = EchoResponder()
    private let path: String

    package init() {
        path = "/tmp/bezel-fuzzing-\(getpid()).socket"
        do {
            var configuration = Server.Configuration()
            configuration.threadCount = 1
            // A connection that ends by a deadline of the server delays the fuzzer only this long.
            configuration.timeouts.idle = 1
            configuration.timeouts.header = 1
            configuration.timeouts.body = 1
            let server = try Server(configuration, responder: responder)
            try server.listen(at: ListenAddress("unix:\(path)"))
            start(server)
        } catch {
            fatalError("\(error)")
        }
    }

    /// Separates the parts that are sent one after the other.
    private static let separator = Array("<|>".utf8)
    /// A request that leaves its connection open.
    private static let plainRequest = Array("GET /first HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
    /// The time in milliseconds for the server to read a part before the next one, or to respond.
    private static let pause: Int32 = 2
    /// A descriptor of a new connection is at most this number, unless descriptors leak: there are the sockets of the
    /// server, and those in a lingering close, at most 32 for each of its two threads that read.
    private static let greatestDescriptor: Int32 = 100

    /// Sends an input and checks what comes back.
    ///
    /// The connection is one on which a request was served before if the first byte is a `k`.
    package func run(_ input: UnsafeBufferPointer<UInt8>) {
        guard let mode = input.first else { return }
        responder.planned.withLock { $0 = [] }
        var connection = RawConnection(to: path)
        precondition(connection.descriptor <= Self.greatestDescriptor, "descriptors leak")
        if mode == UInt8(ascii: "k") {
            connection.send(Self.plainRequest[...])
            connection.receive(within: 5000)
            precondition(!connection.hasEnded, "the connection is not left open")
        }
        var isFirst = true
        var blankLines = BlankLineCount()
        for part in parts(of: Array(input.dropFirst())) {
            if !isFirst { connection.receive(within: Self.pause) }
            isFirst = false
            blankLines.add(part)
            connection.send(part)
        }
        connection.finish()
        let planned = responder.planned.withLock { $0 }
        // Each request ends with a blank line, except for one that is refused earlier.
        let first = mode == UInt8(ascii: "k") ? 1 : 0
        precondition(planned.count <= first + blankLines.count + 1, "more requests than were sent")
        var reader = ResponseReader(connection.received, planned: planned)
        reader.check()
    }

    private func parts(of input: [UInt8]) -> [ArraySlice<UInt8>] {
        input.split(separator: Self.separator, omittingEmptySubsequences: false)
    }
}

/// The number of blank lines in some bytes, whatever ends a line.
private struct BlankLineCount {
    private(set) var count = 0
    private var previous: UInt8 = UInt8(ascii: "\n")
    private var lineIsEmpty = true

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            let isLineFeed = byte == UInt8(ascii: "\n")
            if isLineFeed, previous == UInt8(ascii: "\r") {
                // The second half of a line break.
            } else if isLineFeed || byte == UInt8(ascii: "\r") {
                if lineIsEmpty { count += 1 }
                lineIsEmpty = true
            } else {
                lineIsEmpty = false
            }
            previous = byte
        }
    }
}

/// Runs a server on a thread of its own until the process ends.
private func start(_ server: Server) {
    let context = Unmanaged.passRetained(server).toOpaque()
    var thread = pthread_t()
    let status = pthread_create(
        &thread,
        nil,
        { context in
            if let context { Unmanaged<Server>.fromOpaque(context).takeRetainedValue().run() }
            return nil
        },
        context
    )
    precondition(status == 0, "no thread")
}

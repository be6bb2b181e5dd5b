import Glibc

/// A connection that a loop serves.
final class Connection {
    /// The part of an exchange that is under way, which decides how long it may take.
    enum Phase {
        /// No request has begun.
        case idle
        /// The header of a request arrives.
        case header
        /// The body of a request arrives.
        case body
        /// The response is drawn or sent.
        case response
    }

    let descriptor: Int32
    let client: ClientAddress
    /// libmicrohttpd's connection.
    let handle: OpaquePointer
    private(set) var phase: Phase
    /// The time at which the phase began.
    private(set) var phaseStart: MonotonicTime
    private(set) var isShutDown = false
    /// Whether the connection is shut down to make room for another one.
    private(set) var isDisplaced = false
    /// The exchange under way.
    var exchange: Exchange?

    init(_ socket: AcceptedSocket, handle: OpaquePointer) {
        descriptor = socket.descriptor
        client = socket.client
        self.handle = handle
        phase = .header
        phaseStart = socket.time
    }

    func enter(_ phase: Phase, at time: MonotonicTime) {
        self.phase = phase
        phaseStart = time
    }

    /// Ends the connection; libmicrohttpd sees the end in its next run, and then closes it.
    ///
    /// The part of a response that the kernel has already is still sent.
    func shutDown() {
        isShutDown = true
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Ends the connection to make room for another one.
    func displace() {
        isDisplaced = true
        shutDown()
    }

    /// Whether the connection can give way to another one: it waits for a request, or for the rest of one.
    ///
    /// libmicrohttpd has not looked yet at a connection whose header was never begun; its request has arrived.
    var canGiveWay: Bool {
        guard !isShutDown else { return false }
        switch phase {
        case .idle, .body: return true
        case .header: return exchange != nil
        case .response: return false
        }
    }

    /// Whether the client has sent what was not read yet.
    var hasUnreadInput: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) > 0
    }

    /// The time at which the connection is closed unless it enters another phase; `nil` while a job is under way.
    func deadline(_ timeouts: Timeouts) -> MonotonicTime? {
        switch phase {
        case .idle: phaseStart.advanced(bySeconds: timeouts.idle)
        case .header: phaseStart.advanced(bySeconds: timeouts.header)
        case .body: phaseStart.advanced(bySeconds: timeouts.body + (exchange?.additionalBodyTime ?? 0))
        case .response:
            exchange?.responseSize.map { size in
                phaseStart.advanced(bySeconds: timeouts.response + size / timeouts.responseRate)
            }
        }
    }
}

extension Connection.Phase {
    /// The reason to close a connection in the phase at its deadline; `nil` if nothing is refused.
    var timeout: Refusal? {
        switch self {
        case .idle: nil
        case .header: .headerTimeout
        case .body: .bodyTimeout
        case .response: .responseTimeout
        }
    }
}

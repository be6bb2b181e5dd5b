import Glibc
import HTTP

/// Accepts connections, and passes each to a loop once the header of its first request is complete and well-formed.
///
/// A connection that waits here takes few bytes, and gives way to others when places are short. So the places that
/// cost memory belong to clients that have sent a request.
final class Acceptor {
    /// A connection whose first header is not complete, or that waits for a place.
    private struct WaitingConnection {
        let socket: AcceptedSocket
        /// The number of parts in which the header has arrived so far.
        var partCount = 0
        /// Whether the request has begun to arrive.
        var hasBegun = false
        /// The time until which a complete request waits for a place; `nil` while its header is incomplete.
        var placeDeadline: MonotonicTime?
    }

    private var epoll: Epoll
    private var sockets: [ListenSocket] = []
    private var wakeDescriptors: [Int32] = []
    private let places: ConnectionPlaces
    private let loops: [LoopInbox]
    private let trustedProxies: [AddressRange]
    private let headerTimeout: Int
    private let reservedTargets: [[UInt8]]
    private let counts: ExchangeCounts
    private let refusals: RefusalCounts
    /// Responds to a request with a violation.
    private let refuse: (Request) -> Response
    private var waiting: [Int32: WaitingConnection] = [:]
    /// The descriptors of the waiting connections in the order of their arrival; some wait no longer.
    private var arrivals: [Int32] = []
    private var lingeringSockets = LingeringSockets()
    private var requestIDs = RequestIDSequence()
    /// The number of requests to close an idle connection, which go to the loops in turn.
    private var closeRequestCount = 0
    private let header = UnsafeMutableRawBufferPointer.allocate(byteCount: Limits.firstHeader, alignment: 1)

    init(
        places: ConnectionPlaces,
        loops: [LoopInbox],
        configuration: Server.Configuration,
        metrics: ServerMetrics,
        refuse: @escaping (Request) -> Response
    ) throws(Errno) {
        epoll = try Epoll()
        self.places = places
        self.loops = loops
        self.refuse = refuse
        counts = metrics.makeExchangeCounts()
        refusals = metrics.refusals
        trustedProxies = configuration.trustedProxies
        headerTimeout = configuration.timeouts.header
        reservedTargets = configuration.reservedTargets.map { Array($0.utf8) }
    }

    deinit {
        lingeringSockets.closeAll()
        header.deallocate()
    }

    // MARK: The loop

    /// Adds a socket whose connections are accepted.
    func add(_ socket: ListenSocket) {
        sockets.append(socket)
        epoll.add(socket.descriptor, for: .readable)
    }

    /// Adds a descriptor that wakes the acceptor when it is readable.
    func wake(for descriptor: Int32) {
        wakeDescriptors.append(descriptor)
        epoll.add(descriptor, for: .readable)
    }

    /// Waits for connections and for parts of their headers, and treats them.
    func runTurn() {
        var ready: [Int32] = []
        epoll.wait(timeout: timeout) { ready.append($0) }
        for descriptor in ready {
            if waiting[descriptor] != nil {
                receivePart(of: descriptor)
            } else if let socket = sockets.first(where: { $0.descriptor == descriptor }) {
                acceptConnections(of: socket)
            }
        }
        treatDeadlines()
        lingeringSockets.drain()
    }

    /// Accepts the connections that have arrived so far and closes the listening sockets, then waits a short time for
    /// the headers that have begun.
    func stop() {
        let deadline = MonotonicTime.now.advanced(bySeconds: Limits.stopRequestTimeout)
        while sockets.contains(where: \.hasConnectionsToAccept), .now < deadline {
            for socket in sockets { acceptConnections(of: socket) }
        }
        sockets = []
        for descriptor in wakeDescriptors { epoll.remove(descriptor) }
        for descriptor in arrivals { receivePart(of: descriptor) }
        while waiting.contains(where: { $0.value.hasBegun }), .now < deadline { runTurn() }
        for descriptor in arrivals { drop(descriptor) }
        lingeringSockets.closeAll()
    }

    private var timeout: Int32 {
        if waiting.isEmpty { return lingeringSockets.isEmpty ? -1 : Limits.clockInterval }
        return waiting.contains { $0.value.placeDeadline != nil } ? Limits.stopInterval : Limits.clockInterval
    }

    private func acceptConnections(of socket: ListenSocket) {
        for _ in 0..<Limits.acceptBatch {
            guard let accepted = socket.accept(trusting: trustedProxies) else { return }
            admit(accepted)
        }
    }

    // MARK: Places

    /// Takes a place for a connection, or refuses it.
    private func admit(_ socket: AcceptedSocket) {
        switch places.take(for: socket.client) {
        case .taken: break
        case .beyondShare:
            refuse(socket, because: .tooManyRequests, counting: .connectionsOfAddress)
            return
        case .full:
            makeRoom()
            guard places.take(for: socket.client, reserved: true) == .taken else {
                refuse(socket, because: .overloaded, counting: .connections)
                return
            }
        }
        waiting[socket.descriptor] = WaitingConnection(socket: socket)
        receivePart(of: socket.descriptor)
        // Most requests arrive with their connection, and wait no longer here.
        guard waiting[socket.descriptor] != nil else { return }
        arrivals.append(socket.descriptor)
        epoll.add(socket.descriptor, for: [.readable, .hungUp, .once])
    }

    /// Closes the connection that has waited longest for its header, or else one without a request.
    private func makeRoom() {
        while let descriptor = arrivals.first {
            arrivals.removeFirst()
            guard let connection = waiting[descriptor], connection.placeDeadline == nil else { continue }
            refusals.count(.displaced)
            drop(descriptor)
            return
        }
        loops[closeRequestCount % loops.count].send(.closeLongestIdle)
        closeRequestCount += 1
    }

    /// Passes a connection to the loop with the fewest.
    private func deal(_ socket: AcceptedSocket) {
        remove(socket.descriptor)
        loops.min { $0.connectionCount < $1.connectionCount }?.serve(socket)
    }

    private func drop(_ descriptor: Int32) {
        guard let connection = remove(descriptor) else { return }
        places.release(for: connection.socket.client)
        close(descriptor)
    }

    @discardableResult
    private func remove(_ descriptor: Int32) -> WaitingConnection? {
        guard let connection = waiting.removeValue(forKey: descriptor) else { return nil }
        epoll.remove(descriptor)
        return connection
    }

    // MARK: First headers

    /// Looks at what has arrived of a header; the bytes stay in the socket, for libmicrohttpd.
    private func receivePart(of descriptor: Int32) {
        guard let connection = waiting[descriptor] else { return }
        waiting[descriptor]?.partCount += 1
        let flags = Int32(MSG_PEEK | MSG_DONTWAIT)
        let count = recv(descriptor, header.baseAddress, header.count, flags)
        guard count > 0 else {
            if count == 0 || errno != EAGAIN { drop(descriptor) }
            return
        }
        waiting[descriptor]?.hasBegun = true
        do throws(Violation) {
            guard let target = try FirstHeader.target(in: UnsafeRawBufferPointer(rebasing: header[..<count]))
            else {
                // The rest will not come, or comes in more parts than any client needs.
                if Descriptors.hasHungUp(descriptor) {
                    drop(descriptor)
                } else if connection.partCount >= Limits.firstHeaderParts {
                    refusals.count(.headerTimeout)
                    drop(descriptor)
                }
                return
            }
            receiveTarget(header[target], of: connection)
        } catch {
            remove(descriptor)
            places.release(for: connection.socket.client)
            refuse(connection.socket, because: error, counting: .headerInvalid)
        }
    }

    /// Deals a connection out whose header is complete, if there is a place for it.
    private func receiveTarget(
        _ target: Slice<UnsafeMutableRawBufferPointer>,
        of connection: WaitingConnection
    ) {
        if places.isWithinLimit || reservedTargets.contains(where: target.elementsEqual) {
            deal(connection.socket)
        } else if connection.placeDeadline == nil {
            let deadline = MonotonicTime.now.advanced(byMilliseconds: Limits.placeTimeout)
            waiting[connection.socket.descriptor]?.placeDeadline = deadline
        }
    }

    /// Drops headers that do not arrive in time, and refuses requests that get no place.
    private func treatDeadlines() {
        guard !waiting.isEmpty else {
            arrivals.removeAll(keepingCapacity: true)
            return
        }
        let now = MonotonicTime.now
        for (descriptor, connection) in waiting {
            if let deadline = connection.placeDeadline {
                if places.isWithinLimit {
                    deal(connection.socket)
                } else if deadline <= now {
                    remove(descriptor)
                    places.release(for: connection.socket.client)
                    refuse(connection.socket, because: .overloaded, counting: .connections)
                }
            } else if connection.socket.time.advanced(bySeconds: headerTimeout) <= now {
                refusals.count(.headerTimeout)
                drop(descriptor)
            }
        }
        if arrivals.count > 2 * waiting.count + 16 { arrivals.removeAll { waiting[$0] == nil } }
    }

    // MARK: Refusals

    /// Responds to a request that no loop receives, and closes the connection.
    private func refuse(
        _ socket: AcceptedSocket,
        because violation: Violation,
        counting refusal: Refusal
    ) {
        let response = refuse(Request(target: Array("/".utf8), violation: violation))
        refusals.count(refusal)
        counts.refuse(with: response)
        ImmediateResponse(response, id: requestIDs.next()).send(to: socket.descriptor)
        lingeringSockets.take(socket.descriptor)
    }
}

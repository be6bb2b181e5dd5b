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

    /// The arrival of a connection, which may wait no longer; a later one can have the same descriptor.
    private struct Arrival {
        let descriptor: Int32
        let time: MonotonicTime
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
    /// The arrivals of the waiting connections, in order.
    private var arrivals: [Arrival] = []
    private var lingeringSockets = LingeringSockets()
    private let requestIDs = RequestIDSequence()
    /// The number of waiting connections with a complete request.
    private var placeWaiterCount = 0
    /// The number of requests to displace a connection, which go to the loops in turn.
    private var displacementCount = 0
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
        for descriptor in Array(waiting.keys) { receivePart(of: descriptor) }
        while waiting.contains(where: { $0.value.hasBegun }), .now < deadline { runTurn() }
        for descriptor in Array(waiting.keys) { drop(descriptor) }
        lingeringSockets.closeAll()
    }

    private var timeout: Int32 {
        if waiting.isEmpty { return lingeringSockets.isEmpty ? -1 : Limits.clockInterval }
        return placeWaiterCount > 0 ? Limits.stopInterval : Limits.clockInterval
    }

    private func acceptConnections(of socket: ListenSocket) {
        for index in 0..<Limits.acceptBatch {
            waitForRoom()
            guard index == 0 || hasRoom, let accepted = socket.accept(trusting: trustedProxies) else {
                return
            }
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
            guard takeBeyondLimit(for: socket.client) else {
                refuse(socket, because: .overloaded, counting: .connections)
                return
            }
            displaceConnections()
        }
        waiting[socket.descriptor] = WaitingConnection(socket: socket)
        receivePart(of: socket.descriptor)
        // Most requests arrive with their connection, and wait no longer here.
        guard waiting[socket.descriptor] != nil else { return }
        arrivals.append(Arrival(descriptor: socket.descriptor, time: socket.time))
        epoll.add(socket.descriptor, for: [.readable, .hungUp, .once])
    }

    /// Takes a place beyond the limit, while others are closed.
    ///
    /// Connections without a header give way first if they are many. Few do not: the header of a client far away
    /// arrives after its connection.
    private func takeBeyondLimit(for client: ClientAddress) -> Bool {
        let incompleteCount = waiting.count - placeWaiterCount
        if incompleteCount > max(places.limit / 8, Limits.waitingConnections) { dropLongestWaiting() }
        let excess = Limits.reservedConnections + Limits.waitingConnections
        if places.take(for: client, beyond: excess) == .taken { return true }
        dropLongestWaiting()
        return places.take(for: client, beyond: excess) == .taken
    }

    /// Closes the connection that has waited longest for its header, if there is one that arrived before a time.
    private func dropLongestWaiting(arrivedBefore time: MonotonicTime = .now) {
        while let arrival = arrivals.first {
            let isIncomplete = isWaiting(arrival) && waiting[arrival.descriptor]?.placeDeadline == nil
            if isIncomplete, arrival.time >= time { return }
            arrivals.removeFirst()
            guard isIncomplete else { continue }
            refusals.count(.displaced)
            drop(arrival.descriptor)
            return
        }
    }

    private func isWaiting(_ arrival: Arrival) -> Bool {
        waiting[arrival.descriptor]?.socket.time == arrival.time
    }

    /// Lets the loops close as many connections without a complete request as there are beyond the limit.
    private func displaceConnections() {
        while places.beginDisplacement() {
            loops[displacementCount % loops.count].send(.displaceConnection)
            displacementCount += 1
        }
    }

    /// Whether a further connection can wait for a place.
    private var hasRoom: Bool {
        placeWaiterCount < Limits.waitingConnections
            && places.count < places.limit + Limits.waitingConnections
    }

    /// Waits a short time for connections that are being closed, if too many others wait for their places already.
    ///
    /// New ones stay in the queue of the system meanwhile, where they would be refused otherwise.
    private func waitForRoom() {
        guard !hasRoom else { return }
        let deadline = MonotonicTime.now.advanced(byMilliseconds: Limits.displacementTimeout)
        while !places.isWithinLimit, places.hasDisplacements, .now < deadline {
            usleep(Limits.displacementInterval)
        }
        treatDeadlines()
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
        if connection.placeDeadline != nil { placeWaiterCount -= 1 }
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
            guard let first = try FirstHeader(UnsafeRawBufferPointer(rebasing: header[..<count])) else {
                // The rest will not come, or comes in more parts than any client needs.
                if Descriptors.hasHungUp(descriptor) {
                    drop(descriptor)
                } else if connection.partCount >= Limits.firstHeaderParts {
                    refusals.count(.headerTimeout)
                    drop(descriptor)
                }
                return
            }
            let target = header[first.target]
            let isReserved = !first.hasBody && reservedTargets.contains(where: target.elementsEqual)
            receiveRequest(of: connection, isReserved: isReserved)
        } catch {
            refuse(connection, because: error, counting: .headerInvalid)
        }
    }

    /// Deals a connection out whose header is complete, if there is a place for it; otherwise it waits for one.
    ///
    /// A request with a body has no reserved place: it could hold that until its body is there.
    private func receiveRequest(of connection: WaitingConnection, isReserved: Bool) {
        if !isReserved, connection.placeDeadline == nil { waitForRoom() }
        // It may have been given up meanwhile.
        guard waiting[connection.socket.descriptor] != nil else { return }
        if places.isWithinLimit || isReserved {
            deal(connection.socket)
        } else if connection.placeDeadline == nil {
            guard placeWaiterCount < Limits.waitingConnections else {
                refuse(connection, because: .overloaded, counting: .connections)
                return
            }
            let deadline = MonotonicTime.now.advanced(byMilliseconds: Limits.placeTimeout)
            waiting[connection.socket.descriptor]?.placeDeadline = deadline
            placeWaiterCount += 1
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
                    refuse(connection, because: .overloaded, counting: .connections)
                }
            } else if connection.socket.time.advanced(bySeconds: headerTimeout) <= now {
                refusals.count(.headerTimeout)
                drop(descriptor)
            }
        }
        if placeWaiterCount > 0 {
            displaceConnections()
            // A header may take as long to arrive as a request waits for its place.
            if places.takeVainDisplacement(), !places.isWithinLimit {
                dropLongestWaiting(arrivedBefore: now.advanced(byMilliseconds: -Limits.placeTimeout))
            }
        }
        if arrivals.count > 2 * waiting.count + 16 { arrivals.removeAll { !isWaiting($0) } }
    }

    // MARK: Refusals

    /// Gives up the place of a waiting connection, and responds to its request.
    private func refuse(
        _ connection: WaitingConnection,
        because violation: Violation,
        counting refusal: Refusal
    ) {
        remove(connection.socket.descriptor)
        places.release(for: connection.socket.client)
        refuse(connection.socket, because: violation, counting: refusal)
    }

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

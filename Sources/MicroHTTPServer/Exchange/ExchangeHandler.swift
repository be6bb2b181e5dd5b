import CMicroHTTPD
import HTTP

/// Handles the exchanges of one daemon, from the request line to the last byte of the response.
final class ExchangeHandler {
    private let respond: (Request) -> (response: Response, isDrawn: Bool)
    private let observer: ((ExchangeRecord) -> Void)?
    private let fieldInsertion: FieldInsertion
    private var requestIDs = RequestIDSequence()
    private(set) var exchangesUnderWay = 0
    var lingeringSockets = LingeringSockets()
    var corkedSockets = CorkedSockets()

    /// Creates a handler that plans and draws on the daemon's thread.
    init(
        responder: some Responder,
        fieldInsertion: FieldInsertion,
        observer: ((ExchangeRecord) -> Void)?
    ) {
        let worker = responder.makeWorker(oneOf: 1)
        respond = { request in
            switch responder.plan(request) {
            case .response(let response): (response, isDrawn: false)
            case .job(let job): (responder.draw(job, with: worker), isDrawn: true)
            }
        }
        self.fieldInsertion = fieldInsertion
        self.observer = observer
    }

    /// Begins an exchange when the request line has been read.
    func begin(target: [UInt8], isTooLong: Bool) -> Exchange {
        exchangesUnderWay += 1
        return Exchange(
            target: target,
            violation: isTooLong ? .targetTooLong(limit: Limits.target) : nil
        )
    }

    /// Receives the header fields when they are complete.
    func receiveFields(_ exchange: Exchange, method: Method, needsHost: Bool, from connection: OpaquePointer)
        -> MHD_Result
    {
        let fields = RequestFields(of: connection)
        // libmicrohttpd itself sends the 100, which must not wait for the end of the turn.
        if fields.expectsContinue { corkedSockets.uncork(microhttpd_socket(connection)) }
        exchange.receive(fields, method: method, needsHost: needsHost)
        guard exchange.isBodyRefused else { return .YES }
        // Responding now does not wait for the refused body, but libmicrohttpd then closes the connection. So
        // every other response waits until the request is complete.
        lingeringSockets.add(microhttpd_socket(connection))
        return sendResponse(to: exchange, on: connection)
    }

    /// Responds to a request that is complete, or refused before that.
    func sendResponse(to exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
        let (response, isDrawn) = respond(exchange.request)
        // Finished responses follow each other too quickly for a client to go to sleep in between.
        if isDrawn { corkedSockets.cork(microhttpd_socket(connection)) }
        exchange.finish(with: response, id: requestIDs.next())
        return exchange.queueResponse(on: connection, inserting: fieldInsertion) ? .YES : .NO
    }

    /// Ends an exchange, whether or not its response has been written completely.
    func end(_ exchange: Exchange, on connection: OpaquePointer, isComplete: Bool) {
        exchangesUnderWay -= 1
        corkedSockets.addResponse(on: microhttpd_socket(connection))
        guard let observer, let record = exchange.record(isComplete: isComplete) else { return }
        observer(record)
    }
}

import CMicroHTTPD
import HTTP

/// Takes the exchanges of one daemon from the request line to the last byte of the answer.
final class Responder {
    private let handler: (Request) -> Response
    private let observer: ((ExchangeRecord) -> Void)?
    private var requestIDs = RequestIDSequence()
    private(set) var exchangesUnderWay = 0
    var lingeringSockets = LingeringSockets()
    var corkedSockets = CorkedSockets()

    init(handler: @escaping (Request) -> Response, observer: ((ExchangeRecord) -> Void)?) {
        self.handler = handler
        self.observer = observer
    }

    /// The request line is there.
    func begin(target: [UInt8], isTooLong: Bool) -> Exchange {
        exchangesUnderWay += 1
        return Exchange(target: target, violation: isTooLong ? .targetTooLong(limit: Limits.target) : nil)
    }

    /// The fields are there.
    func receiveFields(_ exchange: Exchange, method: String, version: String, from connection: OpaquePointer)
        -> MHD_Result
    {
        let fields = RequestFields(of: connection)
        // libmicrohttpd gives that word by itself.
        if fields.expectsContinue { corkedSockets.uncork(microhttpd_socket(connection)) }
        exchange.receive(fields, method: method, version: version)
        guard exchange.isBodyRefused else { return .YES }
        // Nobody waits for a body that is refused. To answer now makes libmicrohttpd close the connection,
        // which is why every other answer waits until the request is whole.
        lingeringSockets.keep(microhttpd_socket(connection))
        return answer(exchange, on: connection)
    }

    /// The request is whole, or wrong enough.
    func answer(_ exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
        let response = handler(exchange.request)
        // One that is kept follows the last so soon that nobody has fallen asleep.
        if response.prepared == nil { corkedSockets.cork(microhttpd_socket(connection)) }
        let id = requestIDs.next()
        exchange.finish(with: response, id: id)
        return PreparedResponse.of(response)?.queue(response.status, id: id, on: connection) ?? .NO
    }

    /// The answer has been written, or never will be.
    func end(_ exchange: Exchange, on connection: OpaquePointer, isComplete: Bool) {
        exchangesUnderWay -= 1
        corkedSockets.hold(microhttpd_socket(connection))
        guard let observer, let record = exchange.record(isComplete: isComplete) else { return }
        observer(record)
    }
}

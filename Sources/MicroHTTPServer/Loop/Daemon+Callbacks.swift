import CMicroHTTPD
import Glibc
import HTTP

// The callbacks of libmicrohttpd, always called on the thread that runs the daemon. `context` is the daemon's
// `ExchangeHandler`, `state` the `Exchange` that `beginExchange` created, the context of a socket its `Connection`.
// The daemon retains the first and the last, and its request the exchange, longer than each call takes; the calls of
// each request do not retain them again (`_withUnsafeGuaranteedRef`).

/// Receives the event that a connection was opened or closed.
func receiveConnectionEvent(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    socketContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    event: MHD_ConnectionNotificationCode
) {
    guard let context, let connection, let socketContext else { return }
    let handler = Unmanaged<ExchangeHandler>.fromOpaque(context).takeUnretainedValue()
    switch event {
    case .CONNECTION_NOTIFY_STARTED:
        // The handler's table retains the connection until it is closed.
        socketContext.pointee = handler.open(connection).map { Unmanaged.passUnretained($0).toOpaque() }
    default:
        guard let pointer = socketContext.pointee else { return }
        handler.close(Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue())
    }
}

/// Begins an exchange when the request line has been read; the result becomes the state of the request.
func beginExchange(
    context: UnsafeMutableRawPointer?,
    target: UnsafePointer<CChar>?,
    connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context, let connection, let target, let pointer = microhttpd_context(connection)
    else { return nil }
    let length = strlen(target)
    // libmicrohttpd decodes the target in place after this call, so it must be copied here.
    let bytes = [UInt8](UnsafeRawBufferPointer(start: target, count: min(length, Limits.target)))
    let line = RequestLineBytes(
        target: bytes,
        size: length,
        address: UnsafeRawPointer(target),
        hasSpace: memchr(target, CInt(UInt8(ascii: " ")), length) != nil
    )
    hideQuery(of: UnsafeMutablePointer(mutating: target))
    return Unmanaged<ExchangeHandler>.fromOpaque(context)._withUnsafeGuaranteedRef { handler in
        Unmanaged<Connection>.fromOpaque(pointer)._withUnsafeGuaranteedRef { connection in
            Unmanaged.passRetained(handler.begin(line, on: connection)).toOpaque()
        }
    }
}

/// Ends a target after its question mark.
///
/// Otherwise libmicrohttpd stores an entry in the memory of the connection for each item of the query, and closes
/// the connection when that memory is full: eight kilobytes of short items are too much.
private func hideQuery(of target: UnsafeMutablePointer<CChar>) {
    guard let mark = strchr(target, CInt(UInt8(ascii: "?"))) else { return }
    mark[1] = 0
}

/// Receives a further part of the request: its fields, a part of its body, its end, or the end of a job.
func advanceExchange(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    path: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    upload: UnsafePointer<CChar>?,
    uploadSize: UnsafeMutablePointer<Int>?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let method, let version, let uploadSize, let state = state?.pointee
    else { return .NO }
    return Unmanaged<ExchangeHandler>.fromOpaque(context)._withUnsafeGuaranteedRef { handler in
        Unmanaged<Exchange>.fromOpaque(state)._withUnsafeGuaranteedRef { exchange in
            if !exchange.hasFields {
                return handler.receiveHeader(
                    RequestHeader(of: connection, method: method, version: version),
                    of: exchange
                )
            }
            if uploadSize.pointee > 0 {
                let part = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
                // 0 means that all of it was read.
                uploadSize.pointee = 0
                return exchange.receive(part) ? .YES : .NO
            }
            return handler.respond(to: exchange)
        }
    }
}

/// Ends an exchange, whether it succeeded or failed, and releases its state.
func endExchange(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    reason: MHD_RequestTerminationCode
) {
    guard let context, let state = state?.pointee else { return }
    let exchange = Unmanaged<Exchange>.fromOpaque(state).takeRetainedValue()
    Unmanaged<ExchangeHandler>.fromOpaque(context)._withUnsafeGuaranteedRef { handler in
        handler.end(exchange, isComplete: reason == .REQUEST_TERMINATED_COMPLETED_OK)
    }
}

/// Receives the status of an error response that libmicrohttpd is about to send by itself.
func receiveRefusal(context: UnsafeMutableRawPointer?, status: UInt32) {
    guard let context else { return }
    let handler = Unmanaged<ExchangeHandler>.fromOpaque(context).takeUnretainedValue()
    handler.replaceRefusal(status: Int(status))
}

import CMicroHTTPD
import Glibc
import HTTP

// What libmicrohttpd calls, always on the thread that runs the daemon. `context` is the daemon's
// `ExchangeHandler`, `state` the `Exchange` that the first of these made.

/// A connection was opened, or closed.
func noteConnection(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    event: MHD_ConnectionNotificationCode
) {
    guard let context, let connection, event == .CONNECTION_NOTIFY_STARTED else { return }
    let handler = Unmanaged<ExchangeHandler>.fromOpaque(context).takeUnretainedValue()
    handler.corkedSockets.forget(microhttpd_socket(connection))
}

/// The request line has been read; the result becomes the request's state.
func beginExchange(
    context: UnsafeMutableRawPointer?,
    target: UnsafePointer<CChar>?,
    connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context, let target else { return nil }
    let handler = Unmanaged<ExchangeHandler>.fromOpaque(context).takeUnretainedValue()
    let length = strlen(target)
    // libmicrohttpd goes on to unescape the target in place, so this is the only chance to copy it.
    let bytes = [UInt8](UnsafeRawBufferPointer(start: target, count: min(length, Limits.target)))
    hideQuery(of: UnsafeMutablePointer(mutating: target))
    let exchange = handler.begin(target: bytes, isTooLong: length > Limits.target)
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// Ends a target behind its question mark.
///
/// Otherwise libmicrohttpd makes an entry in the connection's memory for each item of the query, and where
/// that memory ends, it drops the connection: eight kilobytes of short items are too much for it.
private func hideQuery(of target: UnsafeMutablePointer<CChar>) {
    guard let mark = strchr(target, CInt(UInt8(ascii: "?"))) else { return }
    mark[1] = 0
}

/// A further part of the request has been read: its fields, some of its body, or its end.
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
    else {
        return .NO
    }
    let handler = Unmanaged<ExchangeHandler>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(state).takeUnretainedValue()
    if !exchange.hasFields {
        return handler.receiveFields(
            exchange,
            method: String(cString: method),
            version: String(cString: version),
            from: connection
        )
    }
    if uploadSize.pointee > 0 {
        let part = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
        // None of it is left for the next call.
        uploadSize.pointee = 0
        return exchange.receive(part) ? .YES : .NO
    }
    return handler.sendResponse(to: exchange, on: connection)
}

/// The exchange is over, well or badly; its state is ours to free.
func endExchange(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    reason: MHD_RequestTerminationCode
) {
    guard let context, let connection, let state = state?.pointee else { return }
    let handler = Unmanaged<ExchangeHandler>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(state).takeRetainedValue()
    handler.end(exchange, on: connection, isComplete: reason == .REQUEST_TERMINATED_COMPLETED_OK)
}

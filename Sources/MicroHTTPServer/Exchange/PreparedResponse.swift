import CMicroHTTPD
import HTTP

/// A response in libmicrohttpd's form, made once and sent many times.
final class PreparedResponse {
    private let response: OpaquePointer
    private var sentID: RequestID?

    /// The form of a response: the one that it keeps, or a new one.
    ///
    /// It is kept from the second time on. Most responses are sent once, and the copies of their fields
    /// would be some forty small pieces of memory each, for nothing. `nil` only if there is no memory.
    static func of(_ response: Response) -> PreparedResponse? {
        if let prepared = response.prepared as? PreparedResponse { return prepared }
        let prepared = PreparedResponse(response)
        response.prepared = response.prepared == nil ? sentOnce : prepared
        return prepared
    }

    private init?(_ original: Response) {
        let made = original.statesNoLength ? makeResponseOfUnknownLength() : makeResponse(body: original.body)
        guard let response = made else { return nil }
        self.response = response
        for field in original.commonFields { add(field) }
        for field in original.ownFields { add(field) }
    }

    private func add(_ field: HeaderField) {
        // Passed as they are, strings would be copied once more for the call.
        field.name.withCString { name in
            field.value.withCString { value in
                // A value with a line break is refused here, so it never splits an answer in two.
                _ = MHD_add_response_header(response, name, value)
            }
        }
    }

    deinit {
        // libmicrohttpd counts those who still send it, so an answer under way is not cut.
        MHD_destroy_response(response)
    }

    /// Hands the response to a connection, under the id of this exchange.
    ///
    /// The id changes in the response that all connections share. That is safe since one thread does
    /// all: right after the handler returns, before another request is looked at, libmicrohttpd writes
    /// status line and fields into the connection's own memory, and never looks at them again.
    func queue(_ status: Status, id: RequestID, on connection: OpaquePointer) -> MHD_Result {
        _ = sentID?.withCString { MHD_del_response_header(response, requestIDField.cString, $0) }
        _ = id.withCString { MHD_add_response_header(response, requestIDField.cString, $0) }
        sentID = id
        return MHD_queue_response(connection, UInt32(status.code), response)
    }
}

/// What a response keeps after the first time.
private final class SentOnce: Sendable {}
private let sentOnce = SentOnce()

private let requestIDField: StaticString = "X-Request-Id"

extension Response {
    /// Whether nobody knows how long the body of the 200 would be that this 304 stands for.
    ///
    /// RFC 9110 §8.6: then a length must not be stated, not even 0.
    fileprivate var statesNoLength: Bool { status == .notModified && body.isEmpty }
}

/// A response without a length, whose body is never asked for.
private func makeResponseOfUnknownLength() -> OpaquePointer? {
    MHD_create_response_from_callback(UInt64.max, 1, { _, _, _, _ in -1 }, nil, nil)
}

/// Keeps the bytes of a body alive for libmicrohttpd.
private final class Body {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }
}

/// A response over the array's own memory, which it holds until the last byte is sent.
///
/// Nobody can change the array, so its memory neither moves nor ends before the callback releases it,
/// even if the response that it came from is long gone.
private func makeResponse(body: [UInt8]) -> OpaquePointer? {
    let holder = Unmanaged.passRetained(Body(body))
    let response = holder.takeUnretainedValue().bytes.withUnsafeBytes { bytes in
        MHD_create_response_from_buffer_with_free_callback_cls(
            bytes.count,
            UnsafeMutableRawPointer(mutating: bytes.baseAddress),
            { holder in holder.map { Unmanaged<Body>.fromOpaque($0).release() } },
            holder.toOpaque()
        )
    }
    if response == nil { holder.release() }
    return response
}

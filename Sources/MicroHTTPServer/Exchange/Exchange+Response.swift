import CMicroHTTPD
import HTTP

extension Exchange {
    /// Queues the response on the connection; false if there is no memory for it.
    ///
    /// Each response has its own object of libmicrohttpd, which is freed when the last byte is sent.
    func queueResponse(inserting fieldInsertion: FieldInsertion, date: HTTPDate, endsConnection: Bool) -> Bool
    {
        guard let (response, id) = result, let object = makeResponseObject(response) else { return false }
        // This releases our reference; libmicrohttpd has another one while it sends.
        defer { MHD_destroy_response(object) }
        // libmicrohttpd closes the connection after a response with this field.
        if endsConnection, MHD_add_response_header(object, connectionName.cString, closeValue.cString) == .NO
        {
            return false
        }
        return fieldInsertion.insert(response.fields, date: date, id: id, into: object)
            && MHD_queue_response(connection.handle, UInt32(response.status.code), object) == .YES
    }

    private func makeResponseObject(_ response: Response) -> OpaquePointer? {
        switch response.contentLength {
        case nil: makeResponseObjectOfUnknownLength()
        case response.body.count: makeResponseObject(body: response.body)
        case let length?: makeResponseObjectWithoutContent(length: length)
        }
    }

    /// Creates a response object that refers to the memory of the body.
    ///
    /// The object retains the exchange, which never changes its response from then on. So the memory is neither
    /// moved nor freed before the last byte is sent, even if a cache has evicted the response by then.
    private func makeResponseObject(body: [UInt8]) -> OpaquePointer? {
        let owner = Unmanaged.passRetained(self)
        let object = body.withUnsafeBytes { bytes in
            MHD_create_response_from_buffer_with_free_callback_cls(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                { owner in owner.map { Unmanaged<Exchange>.fromOpaque($0).takeRetainedValue().endBody() } },
                owner.toOpaque()
            )
        }
        if object == nil { owner.release() } else { beginBody() }
        return object
    }
}

private let connectionName: StaticString = "Connection"
private let closeValue: StaticString = "close"

/// Creates a response object that states a length, and whose content is never read.
private func makeResponseObjectWithoutContent(length: Int) -> OpaquePointer? {
    MHD_create_response_from_callback(UInt64(length), 1, { _, _, _, _ in -1 }, nil, nil)
}

/// Creates a response object without a length, whose content is never read.
///
/// A response with status 304 must not have a length that is not that of a 200, not even 0 (RFC 9110 §8.6).
private func makeResponseObjectOfUnknownLength() -> OpaquePointer? {
    microhttpd_create_response_of_unknown_length { _, _, _, _ in -1 }
}

import HTTP
import Testing

@Suite struct `A status` {
    /// The codes and phrases of RFC 9110 §15 and RFC 6585.
    @Test(arguments: [
        (Status.ok, 200, "OK"),
        (.noContent, 204, "No Content"),
        (.notModified, 304, "Not Modified"),
        (.badRequest, 400, "Bad Request"),
        (.notFound, 404, "Not Found"),
        (.methodNotAllowed, 405, "Method Not Allowed"),
        (.contentTooLarge, 413, "Content Too Large"),
        (.uriTooLong, 414, "URI Too Long"),
        (.unsupportedMediaType, 415, "Unsupported Media Type"),
        (.unprocessableContent, 422, "Unprocessable Content"),
        (.tooManyRequests, 429, "Too Many Requests"),
        (.requestHeaderFieldsTooLarge, 431, "Request Header Fields Too Large"),
        (.internalServerError, 500, "Internal Server Error"),
        (.serviceUnavailable, 503, "Service Unavailable"),
    ])
    func `has the code and the reason phrase of its specification`(status: Status, code: Int, reason: String)
    {
        #expect(status == Status(code: code, reason: reason))
    }
}

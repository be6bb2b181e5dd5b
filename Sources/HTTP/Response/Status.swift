/// The result of a request: a status code and its reason phrase (RFC 9110 §15).
package struct Status: Hashable, Sendable {
    package let code: Int
    package let reason: String

    package init(code: Int, reason: String) {
        self.code = code
        self.reason = reason
    }

    package static let ok = Status(code: 200, reason: "OK")
    package static let created = Status(code: 201, reason: "Created")
    package static let accepted = Status(code: 202, reason: "Accepted")
    package static let noContent = Status(code: 204, reason: "No Content")
    package static let seeOther = Status(code: 303, reason: "See Other")
    package static let notModified = Status(code: 304, reason: "Not Modified")
    package static let badRequest = Status(code: 400, reason: "Bad Request")
    package static let unauthorized = Status(code: 401, reason: "Unauthorized")
    package static let forbidden = Status(code: 403, reason: "Forbidden")
    package static let notFound = Status(code: 404, reason: "Not Found")
    package static let methodNotAllowed = Status(code: 405, reason: "Method Not Allowed")
    package static let gone = Status(code: 410, reason: "Gone")
    package static let lengthRequired = Status(code: 411, reason: "Length Required")
    package static let contentTooLarge = Status(code: 413, reason: "Content Too Large")
    package static let uriTooLong = Status(code: 414, reason: "URI Too Long")
    package static let unsupportedMediaType = Status(code: 415, reason: "Unsupported Media Type")
    package static let unprocessableContent = Status(code: 422, reason: "Unprocessable Content")
    package static let tooManyRequests = Status(code: 429, reason: "Too Many Requests")
    /// RFC 6585 §5.
    package static let requestHeaderFieldsTooLarge = Status(
        code: 431,
        reason: "Request Header Fields Too Large"
    )
    package static let internalServerError = Status(code: 500, reason: "Internal Server Error")
    package static let notImplemented = Status(code: 501, reason: "Not Implemented")
    package static let serviceUnavailable = Status(code: 503, reason: "Service Unavailable")
    package static let versionNotSupported = Status(code: 505, reason: "HTTP Version Not Supported")
    /// RFC 4918 §11.5.
    package static let insufficientStorage = Status(code: 507, reason: "Insufficient Storage")
}

import HTTP

extension Problem {
    /// The problem of a request that breaks a rule or a limit.
    init(_ violation: Violation) {
        switch violation {
        case .targetTooLong(let limit):
            self.init(
                code: "uri-too-long",
                status: .uriTooLong,
                title: "The URL is too long",
                detail: "A URL may have \(limit) bytes."
            )
        case .fieldsTooLarge(let limit):
            self.init(
                code: "header-fields-too-large",
                status: .requestHeaderFieldsTooLarge,
                title: "The header fields are too large",
                detail: "The header fields together may have \(limit / 1024) KiB."
            )
        case .bodyTooLarge(let limit):
            self.init(
                code: "content-too-large",
                status: .contentTooLarge,
                title: "The body is too large",
                detail: "A body may have \(limit / 1024) KiB."
            )
        case .bodyLengthAmbiguous:
            self.init(
                code: "body-length-ambiguous",
                status: .badRequest,
                title: "The length of the body is ambiguous",
                detail: "Content-Length and Transfer-Encoding exclude each other (RFC 9112, 6.3)."
            )
        case .bodyLengthInvalid:
            self.init(
                code: "body-length-invalid",
                status: .badRequest,
                title: "The length of the body is invalid",
                detail: "Content-Length is one number of bytes (RFC 9112, 6.3)."
            )
        case .transferCodingUnknown:
            self.init(
                code: "transfer-coding-unknown",
                status: .notImplemented,
                title: "The transfer coding is unknown",
                detail: "The only transfer coding of a body is chunked (RFC 9112, 6.1)."
            )
        case .requestLineMalformed:
            self.init(
                code: "request-line-malformed",
                status: .badRequest,
                title: "The request line is malformed",
                detail: "It is a method, a target and a version, separated by one space each (RFC 9112, 3)."
            )
        case .fieldMalformed:
            self.init(
                code: "header-field-malformed",
                status: .badRequest,
                title: "A header field is malformed",
                detail: """
                    A field is a name, a colon without space before it, and a value on the same line \
                    (RFC 9112, 5).
                    """
            )
        case .hostInvalid:
            self.init(
                code: "host-invalid",
                status: .badRequest,
                title: "The request does not name one host",
                detail: "HTTP/1.1 wants exactly one Host field (RFC 9112, 3.2)."
            )
        case .versionUnsupported:
            self.init(
                code: "version-not-supported",
                status: .versionNotSupported,
                title: "The version of HTTP is not supported",
                detail: "The service speaks HTTP/1.1 and HTTP/1.0."
            )
        case .overloaded:
            self.init(
                code: "overloaded",
                status: .serviceUnavailable,
                title: "The service is overloaded",
                detail: "More is requested than the service can draw now. Try again in a second.",
                retryDelay: 1
            )
        case .tooManyRequests:
            self.init(
                code: "too-many-requests",
                status: .tooManyRequests,
                title: "Too many requests at once",
                detail: "One address requests more at once than its share. Try again in a second.",
                retryDelay: 1
            )
        }
    }
}

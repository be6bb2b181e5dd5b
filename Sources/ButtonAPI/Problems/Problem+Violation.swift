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
        case .hostInvalid:
            self.init(
                code: "host-invalid",
                status: .badRequest,
                title: "The request does not name one host",
                detail: "HTTP/1.1 wants exactly one Host field (RFC 9112, 3.2)."
            )
        }
    }
}

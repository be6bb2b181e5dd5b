import HTTP

extension Problem {
    /// The problem of a request for the embed of an address.
    init(_ error: OEmbedError) {
        switch error {
        case .noAddress:
            self.init(
                code: "missing-parameter",
                status: .badRequest,
                title: "A parameter is missing",
                detail: "“url” is the address of a page, an embed or a picture of this service.",
                parameter: "url"
            )
        case .unknownAddress(let address):
            self.init(
                code: "no-embed",
                status: .notFound,
                title: "There is no embed for this address",
                detail: """
                    \(address.quoted) is no address of a button of this service. The option --public-url of the \
                    service says how its addresses start.
                    """,
                parameter: "url",
                value: address.excerpt
            )
        case .unavailableFormat(let format):
            self.init(
                code: "format-not-available",
                status: .notImplemented,
                title: "This service does not have the format",
                detail: "\(format.quoted) is not available; “json” is.",
                parameter: "format",
                value: format.excerpt
            )
        case .invalidLength(let name, let value):
            self.init(
                code: "invalid-value",
                status: .badRequest,
                title: "A value is not allowed",
                detail: "\(value.quoted) is no value of \(name.quoted), a whole number of pixels from 1.",
                parameter: name,
                value: value.excerpt
            )
        }
    }
}

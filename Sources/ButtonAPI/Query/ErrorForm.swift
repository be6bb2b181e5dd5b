import HTTP

/// The form of error responses that a client requests.
enum ErrorPreference: Sendable {
    /// The form that the client shows, by the first type that it accepts.
    case auto
    case image
    case status
}

/// The form of an error response.
enum ErrorForm: Sendable {
    /// A picture with the status 200: image proxies drop responses of other statuses.
    case image
    /// A problem document with the status of the error.
    case status

    /// The form that the query requests; without it, a picture if the client accepts pictures first.
    init(_ request: Request) {
        let preference: ErrorPreference =
            switch RequestTarget(request.target).firstValue(named: "errors")?.lowercased() {
            case "image": .image
            case "status": .status
            default: .auto
            }
        self.init(preference, accept: request.accept)
    }

    /// The form that a valid query requests of a client with a field `Accept`.
    init(_ preference: ErrorPreference, accept: String?) {
        switch preference {
        case .image: self = .image
        case .status: self = .status
        case .auto:
            let namesImageFirst = accept.map { Accept($0).namesImageFirst } ?? false
            self = namesImageFirst ? .image : .status
        }
    }
}

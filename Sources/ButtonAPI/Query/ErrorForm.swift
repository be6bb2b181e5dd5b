import HTTP

/// The form of error responses that a client requests.
enum ErrorPreference: Sendable {
    /// The form that the client shows, by the first type that it accepts.
    case auto
    case image
    case status

    /// The name of the parameter.
    static let name = "errors"

    /// The preference of a name, in any case.
    init?(_ name: String) {
        switch name.lowercased() {
        case "auto": self = .auto
        case "image": self = .image
        case "status": self = .status
        default: return nil
        }
    }
}

/// The form of an error response.
enum ErrorForm: Sendable {
    /// A picture with the status 200: image proxies drop responses of other statuses.
    case image
    /// A problem document with the status of the error.
    case status

    /// The form that the query requests; without it, a picture if the client accepts pictures first.
    ///
    /// To any other method than those that return pictures, a status 200 would say that it did what it means: it
    /// would open the tunnel of a CONNECT (RFC 9110 §9.3.6).
    init(_ request: Request) {
        guard [.get, .head, .post].contains(request.method) else {
            self = .status
            return
        }
        let text = RequestTarget(request.target).firstValue(named: ErrorPreference.name)
        self.init(text.flatMap(ErrorPreference.init) ?? .auto, accept: request.accept)
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

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
    /// A page with the status of the error and a link to the preview page, for somebody with a browser.
    case page

    /// The form that the query requests; without it, a picture if the client accepts pictures first.
    ///
    /// To any other method than those that return pictures, a status 200 would say that it did what it means: it
    /// would open the tunnel of a CONNECT (RFC 9110 §9.3.6).
    init(_ request: Request) {
        guard [.get, .head, .post].contains(request.method) else {
            self = .status
            return
        }
        let target = RequestTarget(request.target)
        let preference = target.firstValue(named: ErrorPreference.name).flatMap(ErrorPreference.init) ?? .auto
        self.init(preference, accept: request.accept)
        // The addresses of the interface are for programs, also for somebody who reads them in a browser.
        guard preference == .auto, request.accept.map({ Accept($0).namesPageFirst }) == true,
            !target.encodedPath.starts(with: "/v1/".utf8)
        else { return }
        // A frame shows the error instead of the button, in the same room.
        self = target.encodedPath.starts(with: ButtonLinks.embedPath.utf8) ? .image : .page
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

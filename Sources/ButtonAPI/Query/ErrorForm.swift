import HTTP

/// How a client wants to be told that something is wrong.
enum ErrorForm {
    /// With a picture and status 200: proxies of pictures drop what comes with another status.
    case image
    /// With the status that it has, and a problem document.
    case status

    static let names = ["auto", "image", "status"]

    /// What `errors` asks for; without it, what the client shows by the first type it accepts.
    init(_ request: Request, _ target: RequestTarget) {
        switch target.firstValue(named: "errors")?.lowercased() {
        case "image": self = .image
        case "status": self = .status
        default:
            let namesImageFirst = request.accept.map { Accept($0).namesImageFirst } ?? false
            self = namesImageFirst ? .image : .status
        }
    }
}

package import HTTP

extension ButtonService {
    package func planWithoutBody(_ request: Request) -> ResponsePlan<ButtonJob>? {
        routeNeedingBody(request) == nil ? plan(request) : nil
    }

    /// The job that plans a request, if its body is too long to be read where requests are planned.
    func planningJob(of request: Request) -> ButtonJob? {
        guard request.body.count > Self.longestBodyRead else { return nil }
        switch routeNeedingBody(request) {
        case .rendering, .mcp, .sharing:
            let price = Price.planning(length: request.body.count)
            return ButtonJob(work: .planning(request), price: price)
        default: return nil
        }
    }

    /// The length in bytes of the longest JSON body that is read where requests are planned.
    static let longestBodyRead = 4096

    /// The route of a request whose response depends on its body: the route takes one, and the header has no error.
    private func routeNeedingBody(_ request: Request) -> Route? {
        let target = RequestTarget(request.target)
        guard request.violation == nil, request.method == .post, let path = try? target.path(),
            let route = try? router.route(path: path)
        else { return nil }
        do {
            switch route {
            case .rendering: try request.checkJSONFields()
            case .mcp: try mcp.checkFields(of: request)
            case .sharing: try sourceRequests.checkFields(ofSharing: request, try target.queryItems())
            case .button, .document, .embed, .oEmbed, .follow, .health: return nil
            }
            return route
        } catch {
            return nil
        }
    }
}

extension Request {
    /// Checks that the body has a length, and is JSON.
    func checkJSONFields() throws(QueryError) {
        guard hasBodyLength else { throw .body(.lengthMissing) }
        guard let contentType, ContentType.json.matches(contentType) else {
            throw .body(.wrongContentType(contentType))
        }
    }
}

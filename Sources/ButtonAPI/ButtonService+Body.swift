package import HTTP

extension ButtonService {
    package func planWithoutBody(_ request: Request) -> ResponsePlan<ButtonJob>? {
        needsBody(request) ? nil : plan(request)
    }

    /// Whether the response to a request depends on its body: its route takes one, and its header has no error.
    private func needsBody(_ request: Request) -> Bool {
        let target = RequestTarget(request.target)
        guard request.violation == nil, request.method == .post, let path = try? target.path(),
            let route = try? router.route(path: path)
        else { return false }
        do {
            switch route {
            case .rendering: try request.checkJSONFields()
            case .mcp: try checkFields(ofMCP: request)
            case .sharing: try checkFields(ofSharing: request, try target.queryItems())
            case .button, .document, .embed, .oEmbed, .health: return false
            }
            return true
        } catch {
            return false
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

import ButtonRendering
package import HTTP

extension ButtonService {
    /// Returns a cached or short response, otherwise the job that draws it.
    ///
    /// It reads the query and knows the key, the tag and the price of the response; it never resolves, lays out or
    /// writes a button.
    package func plan(_ request: Request) -> ResponsePlan<ButtonJob> {
        if let response = rawRequests.response(to: request) { return .response(response) }
        do throws(QueryError) {
            return try plan(valid: request)
        } catch {
            return plan(Problem(error), for: request)
        }
    }

    private func plan(valid request: Request) throws(QueryError) -> ResponsePlan<ButtonJob> {
        if let violation = request.violation { throw .violation(violation) }
        // Whatever the path: a preflight does not tell whether it exists.
        if request.method == .options { return .response(preflight) }
        let isRead = request.method == .get || request.method == .head
        let target = RequestTarget(request.target)
        if isRead, let query = templates.query(for: target) {
            let coding = ContentCoding(preferredBy: request.acceptEncoding)
            let key = ResponseKey(query.template.query, canonical: query.canonical, coding: coding)
            return cached(key, for: request) ?? .job(pictureJob(query, key: key, for: request))
        }
        let route: Route
        do {
            route = try router.route(path: try target.path())
        } catch let error as RequestTargetError {
            throw .malformed(error)
        } catch let error as QueryError {
            throw error
        } catch {
            preconditionFailure("a route throws nothing else: \(error)")
        }
        guard isRead else { throw .methodNotAllowed(request.method.rawValue, allowed: Self.methods) }
        switch route {
        case .button(let style, let output):
            let query = try reader.query(try target.items(), for: style, output: output)
            let key = ResponseKey(query, coding: ContentCoding(preferredBy: request.acceptEncoding))
            if let response = cached(key, for: request) { return response }
            let titled = TitledQuery(query)
            templates.insert(titled.template, for: target)
            return .job(pictureJob(titled, key: key, for: request))
        case .document(let document):
            return plan(document, for: request)
        case .health:
            return .response(health)
        }
    }

    /// The response to a request whose client has it already, or that is in the cache.
    private func cached(_ key: ResponseKey, for request: Request) -> ResponsePlan<ButtonJob>? {
        let response = responses.response(for: key)
        if let condition = request.ifNoneMatch {
            let tag = key.tag(build: build)
            if tag.matches(ifNoneMatch: condition) {
                // Only the length of the body is sent, which RFC 9110 §8.6 wants to be that of a 200.
                return .response(
                    Response(
                        .notModified,
                        fields: .picture.adding([.eTag(tag)]),
                        omittingContentOfLength: response?.contentLength
                    )
                )
            }
        }
        guard let response else { return nil }
        rawRequests.insert(response, for: request)
        return .response(response)
    }

    private func pictureJob(_ query: TitledQuery, key: ResponseKey, for request: Request) -> ButtonJob {
        ButtonJob(work: .picture(query, key, key.tag(build: build)), request: request)
    }

    private func plan(_ document: Document, for request: Request) -> ResponsePlan<ButtonJob> {
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        if let cached = documents.responses(for: document, coding: coding) {
            return .response(cached.response(to: request))
        }
        return .job(ButtonJob(work: .document(document, coding), request: request))
    }

    private func plan(_ problem: Problem, for request: Request) -> ResponsePlan<ButtonJob> {
        switch ErrorForm(request) {
        case .status: .response(problem.response)
        case .image: .job(ButtonJob(work: .errorPicture(problem), request: request))
        }
    }

    private static let methods = ["GET", "HEAD", "OPTIONS"]

    /// The response to the preflight of a cross-origin request (Fetch §3.2.2).
    private var preflight: Response {
        let methods = Self.methods.joined(separator: ", ")
        return Response(
            .noContent,
            fields: .common.adding([
                HeaderField(name: .allow, value: methods),
                HeaderField(name: "Access-Control-Allow-Methods", value: methods),
                HeaderField(name: "Access-Control-Allow-Headers", value: "*"),
                HeaderField(name: "Access-Control-Max-Age", value: "86400"),
                HeaderField(name: .vary, value: "Accept-Encoding"),
            ])
        )
    }

    /// The response of all three probes: the service has no state, so it is ready when it responds.
    private var health: Response {
        Response(
            .ok,
            fields: .common.adding([
                .contentType(.json),
                HeaderField(name: .cacheControl, value: CacheControl.moment),
                HeaderField(name: .vary, value: "Accept-Encoding"),
            ]),
            body: JSON.encode(["status": "ok"])
        )
    }
}

extension RequestTarget {
    fileprivate func items() throws(QueryError) -> [QueryItem] {
        do {
            return try queryItems()
        } catch {
            throw .malformed(error)
        }
    }
}

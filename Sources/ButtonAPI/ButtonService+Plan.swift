import ButtonRendering
import CustomStyles
package import HTTP

extension ButtonService {
    package func cachedResponse(to request: Request) -> Response? { rawRequests.response(to: request) }

    /// Returns a cached or short response, otherwise the job that draws it.
    ///
    /// It reads the query and knows the key, the tag and the price of the response; it never resolves, lays out or
    /// writes a button.
    package func plan(_ request: Request) -> ResponsePlan<ButtonJob> {
        if request.violation == nil, request.method == .get || request.method == .head,
            let query = templates.query(for: RequestTarget(request.target))
        {
            return plan(request) { route throws(QueryError) in
                route = query.template.route
                return try plan(query, for: request)
            }
        }
        return planningJob(of: request).map { .job($0) } ?? sourceRequests.plan(request, with: [:])
    }

    /// Plans a request; the sources that it names are cached, or were loaded for it.
    func planned(_ request: Request) -> ResponsePlan<ButtonJob> {
        plan(request) { route throws(QueryError) in try plan(valid: request, route: &route) }
    }

    /// Plans a request in a way that sets the number of its route, or the response that describes its error.
    private func plan(
        _ request: Request,
        by makePlan: (inout RouteID) throws(QueryError) -> ResponsePlan<ButtonJob>
    ) -> ResponsePlan<ButtonJob> {
        var route = RouteID.none
        let plan: ResponsePlan<ButtonJob>
        do throws(QueryError) {
            plan = try makePlan(&route)
        } catch {
            if RequestTarget(request.target).encodedPath.elementsEqual(Router.mcpPath.utf8) {
                let origin = mcp.isAllowed(request.origin) ? request.origin : nil
                plan = .response(Problem(error).response(allowing: origin))
            } else {
                plan = self.plan(problem(error, of: request), as: ErrorForm(request))
            }
        }
        switch plan {
        case .response(let response): return .response(response.counted(for: route))
        case .job(var job):
            job.route = route
            return .job(job)
        }
    }

    /// Plans the response to a query that was read by its template.
    private func plan(_ query: TitledQuery, for request: Request) throws(QueryError) -> ResponsePlan<
        ButtonJob
    > {
        let key = ResponseKey(query, coding: ContentCoding(preferredBy: request.acceptEncoding))
        if let response = cached(key, for: request) { return .response(response) }
        return try plan(query, key: key, for: request)
    }

    /// Plans the response to a request, and sets the number of its route as soon as that is known.
    private func plan(
        valid request: Request,
        route id: inout RouteID
    ) throws(QueryError) -> ResponsePlan<ButtonJob> {
        if let violation = request.violation { throw .violation(violation) }
        // For any path: a preflight does not tell whether it exists.
        let target = RequestTarget(request.target)
        if request.method == .options { return .response(try preflight(for: target, of: request)) }
        // Its target is a host with a port, which has no route.
        guard request.method != .connect else {
            let allowed = Route.readingMethods.map(\.rawValue)
            throw .methodNotAllowed(request.method.rawValue, allowed: allowed)
        }
        let route: Route
        do {
            route = try router.route(path: try target.path(), choice: RootChoice(target))
        } catch let error as RequestTargetError {
            throw .malformed(error)
        } catch let error as QueryError {
            throw error
        } catch {
            preconditionFailure("a route throws nothing else: \(error)")
        }
        id = route.id
        guard route.methods.contains(request.method) else {
            throw .methodNotAllowed(request.method.rawValue, allowed: route.methods.map(\.rawValue))
        }
        switch route {
        case .button(let style, let output):
            if output.isRaster, rasters == nil { throw .unavailableFormat(output) }
            let query = try reader.query(try target.items(of: style), for: style, output: output)
            let coding =
                output.isCompressible ? ContentCoding(preferredBy: request.acceptEncoding) : .identity
            let key = ResponseKey(query, coding: coding)
            if let response = cached(key, for: request) { return .response(response) }
            let template = QueryTemplate(
                query,
                missingSymbols: reader.symbols.missing(in: query),
                pricing: try Pricing(query, sizes: buttonSizes, reader: reader),
                timeLimit: timeLimit(of: query),
                tagHash: key.tagHashBeforeQuery(build: build),
                route: id
            )
            if !style.isReplaceable { templates.insert(template, for: target) }
            let titled = TitledQuery(template: template, title: query.request.title)
            return try plan(titled, key: key, for: request)
        case .document(.file(let file))
        where page != nil && file.isPage && target.encodedQuery?.isEmpty == false:
            // The page ignores what is malformed in its query.
            let links = (try? target.queryItems()).flatMap { ButtonLinks(page: $0, reader: reader) }
            return plan(.page(links), for: request)
        case .document(let document):
            return plan(document, for: request)
        case .embed(let style):
            return try embedPages.planEmbed(of: style, try target.items(of: style), for: request)
        case .oEmbed:
            return try embedPages.planOEmbed(try target.items(), for: request)
        case .rendering:
            return renderings.plan(request)
        case .sharing:
            return try sourceRequests.planSharing(request, items: try target.items())
        case .mcp:
            return try mcp.plan(request)
        case .follow:
            return .response(try followed(FollowedFile(try target.items())))
        case .health:
            return .response(health)
        }
    }

    /// The response from the cache, without its content if the client has that already.
    private func cached(_ key: ResponseKey, for request: Request) -> Response? {
        guard var response = responses.response(for: key) else { return nil }
        if let condition = request.ifNoneMatch {
            let tag = EntityTag(key.tagHash(build: build))
            if tag.matches(ifNoneMatch: condition) {
                response = Response.notModified(
                    tag,
                    length: response.contentLength,
                    of: key.style,
                    as: key.output,
                    further: response.fields.missingSymbols
                )
                .counted(for: response.route)
            }
        }
        if !key.style.isReplaceable { rawRequests.insert(response, for: request) }
        return response
    }

    /// A response without content, if that is what the client wants, otherwise the job that draws the picture.
    private func plan(_ query: TitledQuery, key: ResponseKey, for request: Request) throws(QueryError)
        -> ResponsePlan<ButtonJob>
    {
        let cost = query.cost
        try cost.check(time: query.template.timeLimit)
        let hash = key.tagHash(beforeQuery: query.template.tagHash)
        let tag = EntityTag(hash)
        let isNotModified = request.ifNoneMatch.map(tag.matches) ?? false
        let lane = query.template.lane
        let job = ButtonJob(
            work: .picture(query, key, hash, accept: request.accept),
            price: query.template.price(of: cost + query.rasterCost, with: outsets),
            lane: lane,
            isNotModified: isNotModified,
            // A worker mostly knows the outset.
            isBrief: lane == .styles
                && (cost + query.rasterCost - query.template.pricing.outset).price <= .brief
        )
        guard isNotModified || request.method == .head else { return .job(job) }
        let drawn = lengths.length(for: hash)
        // Drawing finds the names of symbols that the header states.
        let length = drawn?.hasPlaceholders == true && query.template.missingSymbols.isEmpty ? nil : drawn
        // An expensive picture is not drawn for its length; a server closes the connection after a response whose
        // length is unknown, and whether it would be compressed is unknown, too (RFC 9110 §9.3.2).
        guard length != nil || job.price > (isNotModified ? .cheap : .cheapForHead) else { return .job(job) }
        if isNotModified {
            return .response(
                .notModified(
                    tag,
                    length: length?.count,
                    of: key.style,
                    as: key.output,
                    further: query.template.fields.missingSymbols
                )
            )
        }
        // Only drawing finds some errors, and HEAD has the status of GET.
        guard length != nil || !query.template.query.output.canBeRefusedLate else { return .job(job) }
        return .response(
            Response(
                .ok,
                fields: query.template.fields.adding(tag)
                    .adding(length?.isCompressed == true ? [.contentEncoding(key.coding)] : []),
                omittingContentOfLength: length?.count
            )
        )
    }

    func plan(_ document: Document, for request: Request) -> ResponsePlan<ButtonJob> {
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        if document.isCached, let cached = documents.responses(for: document, coding: coding) {
            return .response(cached.response(ifNoneMatch: request.ifNoneMatch))
        }
        let work = ButtonJob.Work.document(document, coding, ifNoneMatch: request.ifNoneMatch)
        return .job(ButtonJob(work: work, price: document.price))
    }

    /// A query with the measures of its cost, which is not too high.
    func priced(_ query: ButtonQuery, route: RouteID) throws(QueryError) -> TitledQuery {
        let template = QueryTemplate(
            query,
            missingSymbols: reader.symbols.missing(in: query),
            pricing: try Pricing(query, sizes: buttonSizes, reader: reader),
            timeLimit: timeLimit(of: query),
            tagHash: build,
            route: route
        )
        let titled = TitledQuery(template: template, title: query.request.title)
        try titled.cost.check(time: template.timeLimit)
        return titled
    }

    /// The limit of the time of a response.
    private func timeLimit(of query: ButtonQuery) -> ResponseLimit {
        let hasFindings = query.output == .findings || query.request.presentation.overlay == .findings
        return hasFindings && timeLimit == .time ? .timeOfFindings : timeLimit
    }

    /// The problem of a request's error, which a change of the folder of styles can solve at any moment.
    private func problem(_ error: QueryError, of request: Request) -> Problem {
        var problem = Problem(error)
        guard reader.styles.folder != nil else { return problem }
        let path = RequestTarget(request.target).encodedPath
        let prefixes = ["/v1/", "/v1/styles/", ButtonLinks.embedPath].map { $0 + Framework.custom.rawValue }
        problem.isTransient = prefixes.contains { path.starts(with: $0.utf8) }
        if problem.isTransient { problem.projectRevision = reader.styles.currentFolder?.projectRevision }
        return problem
    }

    /// The response to a request with an error, or the job that draws it.
    func plan(_ problem: Problem, as form: ErrorForm) -> ResponsePlan<ButtonJob> {
        switch form {
        case .page where page != nil && problem.status == .notFound: .response(problem.page)
        case .status, .page: .response(problem.response)
        case .image: .job(ButtonJob(work: .errorPicture(problem), price: .errorPicture))
        }
    }

    /// The response to the preflight of a cross-origin request (Fetch §3.2.2).
    private func preflight(for target: RequestTarget, of request: Request) throws(QueryError) -> Response {
        let route = (try? target.path()).flatMap { try? router.route(path: $0) }
        var fields = HeaderFields.common.adding([HeaderField(name: .vary, value: "Accept-Encoding")])
        switch route {
        case .mcp:
            guard mcp.isAllowed(request.origin) else { throw .originNotAllowed(request.origin ?? "") }
            fields = .mcp(origin: request.origin)
        case .sharing: try sourceRequests.checkPreflight(ofSharing: request, (try? target.queryItems()) ?? [])
        default: break
        }
        let methods = (route?.methods ?? Route.readingMethods).map(\.rawValue).joined(separator: ", ")
        return Response(
            .noContent,
            fields: fields.adding([
                HeaderField(name: .allow, value: methods),
                HeaderField(name: "Access-Control-Allow-Methods", value: methods),
                // An asterisk does not include this one (Fetch, 4.9).
                HeaderField(name: "Access-Control-Allow-Headers", value: "*, Authorization"),
                HeaderField(name: "Access-Control-Max-Age", value: "86400"),
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

    /// The items of the query of a style: without that which chooses the style of a source in the path.
    fileprivate func items(of style: CatalogEntry) throws(QueryError) -> [QueryItem] {
        let items = try items()
        let parameters = style.parameters(of: items)
        if let file = style.nameOfFile, items.count(where: { $0.name == file }) > 1 {
            throw .repeatedParameter(file)
        }
        let names = Set(items.filter { RenderingMember.roots.contains($0.name) }.map(\.value))
        let isRepeated = RenderingMember.roots.contains { name in items.count { $0.name == name } > 1 }
        let isInAddress = style.name.hasPrefix(SourceAddress.mark)
        guard isInAddress, items.count > parameters.count, isRepeated || names.count > 1 else {
            return parameters
        }
        throw .repeatedParameter(RenderingMember.show, alias: isRepeated ? nil : RenderingMember.style)
    }
}

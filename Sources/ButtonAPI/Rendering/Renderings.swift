import ButtonRendering
import HTTP
import JSONReading

/// JSON bodies that name one button or several: their plans, and their responses.
struct Renderings: ServicePart {
    let service: ButtonService

    /// The job of a JSON body, or the response to a body with an error.
    func plan(_ request: Request) -> ResponsePlan<ButtonJob> {
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        var form = ErrorForm(request)
        do throws(QueryError) {
            let body = try JSONValue(bodyOf: request)
            if let items = body[RenderingMember.items] {
                return try plan(items, of: body, coding: coding)
            }
            // The form of an error holds whatever else is in the body.
            if case .string(let text) = body[ErrorPreference.name], let preference = ErrorPreference(text) {
                form = ErrorForm(preference, accept: request.accept)
            }
            let item = try self.item(body, at: .root)
            return .job(
                ButtonJob(
                    work: .rendering(item, coding, form),
                    price: item.query.template.price(of: item.cost, with: service.outsets),
                    lane: item.lane
                )
            )
        } catch {
            return service.plan(Problem(error), as: form)
        }
    }

    /// The job that draws all items that are valid, within the limits of one request.
    private func plan(
        _ items: JSONValue,
        of body: JSONValue,
        coding: ContentCoding
    ) throws(QueryError) -> ResponsePlan<ButtonJob> {
        if case .object(let members) = body,
            let other = members.first(where: { $0.name != RenderingMember.items })
        {
            throw .member(
                JSONPointer.root.member(other.name),
                .unknown(other.name, allowed: [RenderingMember.items])
            )
        }
        let pointer = JSONPointer.root.member(RenderingMember.items)
        guard case .array(let elements) = items else {
            throw .member(pointer, .wrongKind(items.kind, expected: JSONValue.Kind.array.description))
        }
        guard elements.count <= RenderingLimits.items else {
            throw .member(pointer, .tooMany(limit: RenderingLimits.items, count: elements.count))
        }
        var batch = BatchCost()
        var suggestions = Suggestions(limit: RenderingLimits.suggestions)
        var price = Price(microseconds: 0)
        let results = elements.enumerated().map { index, element in
            Result { () throws(RenderingProblem) in
                do throws(QueryError) {
                    let item = try self.item(element, at: pointer.element(index))
                    try batch.add(item.cost)
                    price = price + item.query.template.price(of: item.cost, with: service.outsets)
                    return item
                } catch {
                    throw RenderingProblem(problem: Problem(error, suggestions: &suggestions))
                }
            }
        }
        // Pixels are drawn by one thread; a worker can be used by any.
        let lanes = Set(results.compactMap { (try? $0.get())?.lane })
        let lane = [Lane.rasters, .styles].first(where: lanes.contains) ?? .drawing
        return .job(ButtonJob(work: .batch(results, coding), price: price, lane: lane))
    }

    /// The item of a place in a JSON body, if it is not too expensive.
    func item(_ value: JSONValue, at pointer: JSONPointer) throws(QueryError) -> RenderingItem {
        let (query, place) = try service.reader.query(value, at: pointer)
        do throws(QueryError) {
            if query.output.isRaster, service.rasters == nil { throw .unavailableFormat(query.output) }
            let item = RenderingItem(
                query: try service.priced(query, route: Route.rendering.id),
                place: place
            )
            return item
        } catch {
            throw place.located(error)
        }
    }
}

extension Renderings {
    /// Draws the picture of a JSON body.
    func draw(
        _ item: RenderingItem,
        coding: ContentCoding,
        errors form: ErrorForm,
        with worker: ButtonWorker
    ) -> Response {
        do throws(QueryError) {
            let body = try drawings.body(of: item.query, with: worker)
            let template = item.query.template
            let fields = HeaderFields.rendering(of: template.query)
                .missingSymbols(worker.missingSymbols(beside: template.missingSymbols))
            return worker.response(body, fields: fields, coding: coding)
        } catch {
            let problem = Problem(item.place.located(error))
            return form == .image ? problem.picture(with: worker) : problem.response
        }
    }

    /// Draws the pictures of a JSON body; an item that cannot be drawn is represented by its problem.
    func draw(
        _ items: [Result<RenderingItem, RenderingProblem>],
        coding: ContentCoding,
        with worker: ButtonWorker
    ) -> Response {
        var document = BatchDocument()
        // All of them were planned together.
        let revision = items.lazy.compactMap { item in
            (try? item.get())?.query.template.query.style.projectRevision
        }.first
        for item in items {
            worker.timer.enter(.resolve)
            switch item {
            case .success(let item):
                do throws(QueryError) {
                    let query = item.query.template.query
                    let body = try drawings.body(of: item.query, with: worker, listsIgnoredTokens: true)
                    let names = worker.missingSymbols(beside: item.query.template.missingSymbols)
                    document.append(
                        body,
                        as: query.output.contentType,
                        ignored: query.values.tokens == nil ? nil : worker.ignoredTokens,
                        missingSymbols: names
                    )
                } catch {
                    document.append(Problem(item.place.located(error)))
                }
            case .failure(let failure):
                document.append(failure.problem)
            }
        }
        return worker.response(
            document.bytes,
            fields: .uncached.adding([.contentType(.json)]).adding(projectRevision: revision),
            coding: coding
        )
    }
}

extension JSONValue {
    /// The JSON body of a request.
    fileprivate init(bodyOf request: Request) throws(QueryError) {
        try request.checkJSONFields()
        do {
            try self.init(reading: request.body)
        } catch {
            throw .body(.json(error))
        }
    }
}

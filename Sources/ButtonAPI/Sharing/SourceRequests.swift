import CustomStyles
import HTTP
import StyleStore

/// Requests that share sources, and those that name sources which are read and checked first.
struct SourceRequests: ServicePart {
    let service: ButtonService

    /// The job that checks and stores the source of a body.
    func planSharing(_ request: Request, items: [QueryItem]) throws(QueryError) -> ResponsePlan<ButtonJob> {
        let sources = try checkFields(ofSharing: request, items)
        var sharing = try SharingRequest(request, items: items)
        if !sharing.isDryRun, sources.store != nil {
            do throws(SharingError) {
                try sources.limits.take(sharing.source.bytes.count, from: sharing.client)
            } catch {
                sharing.refusal = error
            }
        }
        let work = ButtonJob.Work.sharing(.load(sharing), ErrorForm(request))
        return .job(
            ButtonJob(work: work, price: .source(length: sharing.source.bytes.count), lane: .waiting)
        )
    }

    /// Checks the query and the header of a request before its body is received.
    @discardableResult
    func checkFields(ofSharing request: Request, _ items: [QueryItem]) throws(QueryError) -> SourceService {
        guard let sources = service.sources else { throw .sharing(.off) }
        // Before the body: without the token a client does not learn how much it may store.
        if try !SharingRequest.isDryRun(items) {
            do throws(SharingError) {
                try sources.checkWriting(by: request)
            } catch {
                throw .sharing(error)
            }
        }
        try SharingRequest.checkFields(of: request)
        return sources
    }

    /// Does a step of sharing a source: the response, or the job of the next step.
    func draw(
        _ step: SharingStep,
        errors form: ErrorForm,
        route: RouteID,
        with worker: ButtonWorker
    ) -> ResponsePlan<ButtonJob> {
        do throws(QueryError) {
            guard let sources = service.sources else { throw .sharing(.off) }
            let next: SharingStep
            switch step {
            case .load(let sharing):
                if let refusal = sharing.refusal, try !isStored(sharing, in: sources) {
                    throw .sharing(refusal)
                }
                switch try sources.load(sharing.source) {
                case .parsed(let source): next = .check(sharing, source)
                case .checked(let source): next = .store(sharing, source)
                }
            case .check(let sharing, let source):
                next = .store(sharing, try sources.check(source, for: worker.client))
            case .store(let sharing, let source):
                return .response(
                    try shared(sharing, source: source, in: sources, with: worker).counted(for: route)
                )
            }
            var job = ButtonJob(work: .sharing(next, form), price: next.price, lane: next.lane)
            job.route = route
            return .job(job)
        } catch {
            let sharing = step.request
            if let sources = service.sources, !sharing.isDryRun, sources.store != nil {
                giveBack(sharing, in: sources)
            }
            let problem = Problem(error)
            // A client of this route reads JSON; a picture of the error is drawn only where it is requested.
            let response = form == .image ? problem.picture(with: worker) : problem.response
            return .response(response.counted(for: route))
        }
    }

    /// Stores a source that was checked, unless it has errors; returns the description of its styles.
    private func shared(
        _ sharing: SharingRequest,
        source: CheckedProgram,
        in sources: SourceService,
        with worker: ButtonWorker
    ) throws(QueryError) -> Response {
        guard source.isValid else { throw .invalidSource(source.problem) }
        let isStored = sharing.isDryRun ? false : try store(sharing, in: sources)
        worker.timer.enter(.draw)
        let document = SharedSourceDocument(
            source,
            data: sharing.source.dataOfAddress,
            isStored: isStored,
            reader: service.reader
        )
        var fields = HeaderFields.uncached.adding([.contentType(.json)])
        guard !sharing.isDryRun else {
            return worker.response(JSON.encode(document), fields: fields, coding: sharing.coding)
        }
        guard let location = document.location else { throw .sharing(.noStore) }
        fields.append(HeaderField(name: "Location", value: location))
        let response = worker.response(JSON.encode(document), fields: fields, coding: sharing.coding)
        return Response(.created, fields: response.fields, body: response.body)
    }

    /// Stores a source; returns whether it is stored now.
    private func store(_ sharing: SharingRequest, in sources: SourceService) throws(QueryError) -> Bool {
        guard let store = sources.store else { return false }
        do throws(StoreError) {
            let insertion = try store.insert(sharing.source.bytes, hash: sharing.source.hash)
            if !insertion.isNew { giveBack(sharing, in: sources) }
            sources.record(insertion, of: sharing.source.hash)
            return true
        } catch {
            throw .sharing(.store(error))
        }
    }

    /// Whether the source of a request is stored, whoever stored it.
    private func isStored(_ sharing: SharingRequest, in sources: SourceService) throws(QueryError) -> Bool {
        do throws(StoreError) {
            return try sources.store?.source(of: sharing.source.hash).bytes != nil
        } catch {
            throw .sharing(.store(error))
        }
    }

    /// Returns what a request has taken from the rate of its client.
    private func giveBack(_ sharing: SharingRequest, in sources: SourceService) {
        guard sharing.refusal == nil else { return }
        sources.limits.giveBack(sharing.source.bytes.count, to: sharing.client)
    }
}

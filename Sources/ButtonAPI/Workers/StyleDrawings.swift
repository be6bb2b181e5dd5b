import ButtonRendering
import CustomStyles
import Graphics
import HTTP
import StyleSyntax

/// The content and the size of the picture of a query, drawn here or by the process of a worker.
struct StyleDrawings: ServicePart {
    let service: ButtonService

    /// The content of the representation that a query requests, if it is not too long.
    ///
    /// Drawing remembers the names of symbols with placeholders in the worker, and with `listsIgnoredTokens` those of the
    /// tokens that change nothing.
    func body(
        of query: TitledQuery,
        with worker: ButtonWorker,
        listsIgnoredTokens: Bool = false
    ) throws(QueryError) -> [UInt8] {
        let body = try drawnBody(of: query, with: worker, listsIgnoredTokens: listsIgnoredTokens)
        guard !query.template.query.output.isRaster else { return body }
        // The estimate is an upper bound; this holds if it was not.
        try Cost(bytes: Double(body.count)).check()
        return body
    }

    private func drawnBody(
        of query: TitledQuery,
        with worker: ButtonWorker,
        listsIgnoredTokens: Bool
    ) throws(QueryError) -> [UInt8] {
        guard query.template.isDrawnByWorkers else {
            return try worker.checkedBody(
                of: query,
                reader: service.reader,
                listsIgnoredTokens: listsIgnoredTokens
            )
        }
        worker.beginPicture()
        let drawing =
            worker.begunDrawing?.drawing ?? drawing(of: query, listsIgnoredTokens: listsIgnoredTokens)
        guard case .body(let body, let placeholders, let ignoredTokens) = try drawn(drawing, with: worker)
        else { throw .styleWork(.crashed) }
        worker.notePlaceholders(placeholders)
        worker.ignoredTokens = ignoredTokens
        return body
    }

    /// The drawing of a query, whose canonical spelling is given as UTF-8 if it is known.
    private func drawing(
        of query: TitledQuery,
        canonical: [UInt8]? = nil,
        listsIgnoredTokens: Bool = false
    ) -> StyleDrawing {
        StyleDrawing(
            query,
            canonical: canonical ?? query.canonical.bytes,
            result: listsIgnoredTokens
                ? .bodyAndIgnoredTokens : query.leavesOutCurves ? .bodyWithoutCurves : .body,
            price: (query.cost + query.rasterCost).price
        )
    }

    /// Has a worker draw the picture of a job, and waits for it no longer than a moment; returns the rest of the job, or
    /// `nil` if there is a drawing.
    func rest(of job: ButtonJob, with worker: ButtonWorker) -> ButtonJob? {
        guard case .picture(let query, let key, _, _) = job.work, query.template.isDrawnByWorkers,
            let begun = service.workers?.begin(drawing(of: query, canonical: key.query))
        else { return job }
        worker.begunDrawing = begun
        guard !begun.isComplete else { return nil }
        var rest = job
        rest.begunDrawing = begun
        return rest
    }

    /// The size of the picture that a query requests, in points.
    func pictureSize(of query: TitledQuery, with worker: ButtonWorker) throws(QueryError) -> CGSize {
        guard query.template.isDrawnByWorkers else {
            return try worker.checkedSize(of: query)
        }
        let drawing = StyleDrawing(
            query,
            canonical: query.canonical.bytes,
            result: .size,
            price: query.cost.price
        )
        guard case .size(let width, let height) = try drawn(drawing, with: worker) else {
            throw .styleWork(.crashed)
        }
        return CGSize(width: width, height: height)
    }

    /// The drawing of a worker; throws the error that it has found.
    private func drawn(_ drawing: StyleDrawing, with worker: ButtonWorker) throws(QueryError) -> DrawnStyle {
        guard let workers = service.workers else { throw .styleWork(.unavailable) }
        let drawn: DrawnStyle
        do throws(StyleWorkError) {
            if let begun = worker.begunDrawing {
                worker.begunDrawing = nil
                drawn = try begun.finish(for: worker.client)
            } else {
                drawn = try workers.draw(drawing, for: worker.client)
            }
        } catch {
            throw .styleWork(error)
        }
        switch drawn {
        case .body, .size: return drawn
        case .unknownFrame(let number, let count): throw .unknownFrame(number, count: count)
        case .beyondLimit(let number, let value):
            guard let limit = ResponseLimit(rawValue: number) else { throw .styleWork(.crashed) }
            throw .beyondLimit(of: limit, value: value)
        case .rasterFailed: throw .rasterFailed
        case .stopped(let diagnostics):
            let name = drawing.style.name(at: diagnostics.first?.place)
            throw .stoppedStyle(SourceProblem(name: name, diagnostics: diagnostics))
        }
    }
}

extension StyleDrawing {
    /// The drawing of a query whose style only workers draw.
    fileprivate init(_ titled: TitledQuery, canonical: [UInt8], result: Result, price: Price) {
        let query = titled.template.query
        self.init(
            of: titled.template.styleOfWorkers ?? Style(query.style),
            as: query.output.pathExtension,
            query: String(decoding: canonical, as: UTF8.self),
            tokens: query.values.tokens.map { String(decoding: JSON.encode($0.json), as: UTF8.self) },
            result: result,
            price: price.microseconds
        )
    }
}

extension StyleDrawing.Style {
    init(_ entry: CatalogEntry) {
        switch entry.collection {
        case let styles as SourceStyles:
            self = .source(styles.source, styles.address, name: entry.displayName)
        case let folder as StyleFolder: self = .folder(folder, name: entry.nameInCollection)
        default: preconditionFailure("every style of a user's own is one of a source or a folder")
        }
    }

    /// The name in messages: the path of the file that a place of a project is in, else that of the style.
    fileprivate func name(at place: SourcePlace?) -> String {
        let (source, name): (CustomSource?, String) =
            switch self {
            case .source(let source, _, let name): (source, name)
            case .folder(let folder, let name): (folder.source(named: name), name)
            }
        guard let place, let text = source?.textOfProgram, text.isOfProject else { return name }
        return text.files[text.fileIndex(at: place.offset)].path
    }
}

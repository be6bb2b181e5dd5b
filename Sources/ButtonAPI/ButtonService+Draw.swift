import ButtonRendering
import Compression
import CustomStyles
import Graphics
package import HTTP
import SVG
import SwiftCode
import ViewRendering

extension ButtonService {
    /// Does the work that `plan` left: the only code that resolves, lays out and writes.
    package func draw(
        _ job: ButtonJob,
        with worker: ButtonWorker,
        control: JobControl
    ) -> ResponsePlan<ButtonJob> {
        // Nobody can be charged for the time in which others wait for the thread.
        worker.client = control.mayWait ? WorkClient(control, price: job.price) : WorkClient()
        worker.timer.begin(job.firstPhase)
        defer { worker.endJob() }
        worker.begunDrawing = job.begunDrawing
        if !control.mayWait, let rest = drawings.rest(of: job, with: worker) { return .job(rest) }
        switch job.work {
        case .planning(let request): return sourceRequests.plan(request, with: [:])
        case .loading(let loading): return sourceRequests.load(loading)
        case .checking(let checking): return sourceRequests.check(checking, with: worker)
        case .sharing(let step, let form):
            return sourceRequests.draw(step, errors: form, route: job.route, with: worker)
        default: return .response(response(to: job, with: worker))
        }
    }

    private func response(to job: ButtonJob, with worker: ButtonWorker) -> Response {
        switch job.work {
        case .picture(let query, let key, let hash, let accept):
            do throws(QueryError) {
                let tag = EntityTag(hash)
                let body = try drawings.body(of: query, with: worker)
                let names = worker.missingSymbols(beside: query.template.missingSymbols)
                let fields = query.template.fields.missingSymbols(names)
                let response = worker.response(
                    body,
                    fields: fields.adding(tag),
                    coding: key.coding,
                    route: job.route
                )
                let length = LengthCache.Length(
                    count: response.body.count,
                    isCompressed: ButtonWorker.compresses(body, for: key.coding),
                    hasPlaceholders: !worker.drawnPlaceholders.isEmpty
                )
                let wasDrawnBefore = lengths.insert(length, for: hash)
                // A raster takes much longer to draw than to store.
                if wasDrawnBefore || key.output.isRaster { responses.insert(response, for: key) }
                guard job.isNotModified else { return response }
                return Response.notModified(
                    tag,
                    length: length.count,
                    of: key.style,
                    as: key.output,
                    further: fields.missingSymbols
                )
                .counted(for: job.route)
            } catch {
                var problem = Problem(error)
                problem.isTransient = key.style.isReplaceable
                problem.projectRevision = key.style.projectRevision
                let response =
                    query.errorForm(accept: accept) == .image
                    ? problem.picture(with: worker) : problem.response
                return response.counted(for: job.route)
            }
        case .document(let document, let coding, let condition):
            worker.timer.enter(.draw)
            let responses = DocumentResponses(
                content(of: document),
                of: document,
                coding: coding,
                with: worker
            )
            if document.isCached { documents.insert(responses, for: document, coding: coding) }
            return responses.response(ifNoneMatch: condition).counted(for: job.route)
        case .rendering(let item, let coding, let form):
            return renderings.draw(item, coding: coding, errors: form, with: worker).counted(for: job.route)
        case .batch(let items, let coding):
            return renderings.draw(items, coding: coding, with: worker).counted(for: job.route)
        case .mcp(let work):
            return mcp.draw(work, with: worker).counted(for: job.route)
        case .oEmbed(let embed, let picture, let coding, let condition):
            let response = embedPages.draw(
                embed,
                of: picture,
                coding: coding,
                ifNoneMatch: condition,
                with: worker
            )
            return response.counted(for: job.route)
        case .errorPicture(let problem):
            return problem.picture(with: worker).counted(for: job.route)
        case .planning, .loading, .checking, .sharing:
            preconditionFailure("another job can follow these")
        }
    }

    private var schema: RenderingSchema {
        RenderingSchema(
            reader: reader,
            definitions: SharedSchemas(base: "#/$defs/", symbols: reader.symbols)
        )
    }

    private var openAPI: OpenAPIDocument {
        OpenAPIDocument(reader, version: version, hasPage: router.hasPage)
    }

    private func content(of document: Document) -> [UInt8] {
        switch document {
        case .styles(let folder): JSON.encode(CatalogDocument(reader, folder: folder))
        case .style(let style): JSON.encode(CatalogDocument.Style(style, of: reader, namesSymbols: true))
        case .schema(let style): JSON.encode(schema.item(of: style))
        case .openAPI: JSON.encode(openAPI.value)
        case .guide: Array(GuideDocument(reader: reader).text.utf8)
        case .version: JSON.encode(VersionDocument(version: version))
        case .file(let file): file.content
        case .source(let style): style.code.files.first ?? []
        case .bundle(let style): style.bundle?.canonical ?? []
        case .page(let links): page?.page(for: links) ?? []
        case .embed(let page):
            page.html(CatalogDocument.Style(page.links.style, of: reader, namesSymbols: false))
        }
    }
}

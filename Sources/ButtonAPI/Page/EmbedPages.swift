import ButtonRendering
import Graphics
import HTTP
import ViewRendering

/// Pages that show a button in other pages, and their descriptions by oEmbed.
struct EmbedPages: ServicePart {
    let service: ButtonService

    /// The job of a page for a frame.
    func planEmbed(of style: CatalogEntry, _ items: [QueryItem], for request: Request) throws(QueryError)
        -> ResponsePlan<ButtonJob>
    {
        let query = try service.reader.query(items, for: style, output: .still)
        guard let page = EmbedPage(query, reader: service.reader) else {
            preconditionFailure("the parameters of a valid query are valid without its delivery")
        }
        return service.plan(.embed(page), for: request)
    }

    /// The job of the description of an embed, which has the size of the button's picture.
    func planOEmbed(_ items: [QueryItem], for request: Request) throws(QueryError) -> ResponsePlan<ButtonJob>
    {
        let embed = try OEmbedRequest(
            items,
            publicURL: service.publicURL,
            router: service.router,
            reader: service.reader
        )
        let picture = try service.priced(embed.query, route: Route.oEmbed.id)
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        return .job(
            ButtonJob(
                work: .oEmbed(embed, picture, coding, ifNoneMatch: request.ifNoneMatch),
                price: picture.template.price(of: picture.cost, with: service.outsets) + .message,
                lane: embed.query.lane
            )
        )
    }

    /// The description of an embed.
    func draw(
        _ embed: OEmbedRequest,
        of picture: TitledQuery,
        coding: ContentCoding,
        ifNoneMatch condition: String?,
        with worker: ButtonWorker
    ) -> Response {
        guard let publicURL = service.publicURL else {
            preconditionFailure("only an address of the service has an embed")
        }
        let size: CGSize
        do throws(QueryError) {
            size = try drawings.pictureSize(of: picture, with: worker)
        } catch {
            return Problem(error).response
        }
        worker.timer.enter(.draw)
        let document = OEmbedDocument(
            links: embed.links,
            publicURL: publicURL,
            size: size,
            maximumWidth: embed.maximumWidth,
            maximumHeight: embed.maximumHeight,
            hasCard: service.rasters != nil
        )
        return DocumentResponses(
            JSON.encode(document.value),
            fields: .oEmbed,
            contentType: .json,
            coding: coding,
            with: worker
        ).response(ifNoneMatch: condition)
    }
}

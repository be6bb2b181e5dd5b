import ButtonRendering
import HTTP
import SVG
import SwiftCode

extension ButtonService {
    /// What the query of a target asks for of a style.
    func query(
        _ entry: CatalogEntry,
        _ output: Output,
        _ target: RequestTarget
    ) throws(QueryError) -> ButtonQuery {
        let items: [QueryItem]
        do {
            items = try target.queryItems()
        } catch {
            throw .malformed(error)
        }
        return try ButtonQuery(items, for: entry, output, symbols: symbols)
    }

    /// A button, drawn or told.
    ///
    /// The tag is known before anything is drawn, so who has the answer already costs nothing.
    func button(_ query: ButtonQuery, for request: Request) throws(QueryError) -> Response {
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        let key = AnswerKey(query, coding)
        let kept = cache[key]
        if let kept, let words = RecentTargets.Words(request) {
            recent.insert(key, for: words)
            return kept
        }

        let tag = key.tag(build)
        if let condition = request.ifNoneMatch, tag.matches(ifNoneMatch: condition) {
            // The body is not sent, but its length is stated: RFC 9110 §8.6 wants the one of a 200.
            return Response(
                .notModified,
                fields: HeaderFields.picture.adding([.eTag(tag)]),
                body: kept?.body ?? []
            )
        }
        if let kept { return kept }
        let response = try answer(query, tag, coding)
        cache.offer(response, for: key)
        return response
    }

    private func answer(
        _ query: ButtonQuery,
        _ tag: EntityTag,
        _ coding: ContentCoding
    ) throws(QueryError) -> Response {
        let body = try body(query)
        var fields = HeaderFields.picture
        fields.append(.eTag(tag))
        fields.append(.contentType(query.output.contentType))
        fields.append(dispositions[Disposition(query)])
        return response(body, fields: fields, coding: coding)
    }

    private func body(_ query: ButtonQuery) throws(QueryError) -> [UInt8] {
        switch query.output {
        case .still:
            let picture = buttons.render(
                query.request,
                style: query.entry,
                reusing: &query.findings.button
            )
            return draw(picture, query)
        case .resolved:
            return JSON.encode(
                ResolvedDocument(buttons.inspect(query.request, style: query.entry), query)
            )
        case .frame(let number):
            let recorded = buttons.record(query.request, style: query.entry)
            let frames = Frames(of: recorded, query)
            guard number < frames.count else { throw .unknownFrame(number, count: frames.count) }
            return draw(recorded.picture(at: frames.time(of: number)), query)
        case .frames:
            let recorded = buttons.record(query.request, style: query.entry)
            return JSON.encode(try FramesDocument(Frames(of: recorded, query), recorded, query))
        case .timeline:
            return JSON.encode(
                TimelineDocument(buttons.record(query.request, style: query.entry), query)
            )
        case .animation:
            return animate(buttons.record(query.request, style: query.entry), query)
        case .sheet:
            return svg.render(try Sheet(query, buttons, shaper).document)
        case .cells:
            return JSON.encode(SheetDocument(try Sheet(query, buttons, shaper)))
        case .code:
            return query.code.bytes
        }
    }

    private func draw(_ picture: ButtonRenderer.Picture, _ query: ButtonQuery) -> [UInt8] {
        svg.render(
            SVGDocument(
                title: query.accessibilityTitle,
                viewBox: picture.viewBox,
                background: picture.background,
                content: picture.content,
                textForm: query.textForm
            )
        )
    }

    private func animate(_ recorded: RecordedButton, _ query: ButtonQuery) -> [UInt8] {
        svg.render(
            AnimatedSVGDocument(
                title: query.accessibilityTitle,
                viewBox: recorded.viewBox,
                background: recorded.background,
                content: query.request.loops ? recorded.loop : recorded.take,
                repeats: query.request.loops,
                textForm: query.textForm
            )
        )
    }
}

extension ButtonQuery {
    /// The address of the answer, in one spelling.
    var url: String { url(of: output) }

    /// Where another output of the same button is, which takes the same parameters.
    func url(of output: Output) -> String {
        var url = "/v1/" + entry.framework.rawValue + "/" + entry.name + output.pathExtension
        if !canonical.isEmpty { url += "?" + canonical }
        return url
    }

    /// What a screen reader says: the words of the button.
    var accessibilityTitle: String {
        request.title.isEmpty ? request.systemImage ?? entry.name : request.title
    }

    var textForm: SVGDocument.TextForm { request.hasLiveText ? .live : .outline }
}

import ButtonStyles
import HTTP
import SVG

extension ButtonService {
    /// The picture of one state.
    ///
    /// The tag is known before anything is drawn, so who has the picture already costs nothing.
    func picture(
        of entry: CatalogEntry,
        _ request: Request,
        _ target: RequestTarget
    ) throws(QueryError) -> Response {
        let items: [QueryItem]
        do {
            items = try target.queryItems()
        } catch {
            throw .malformed(error)
        }
        let query = try ButtonQuery(items, for: entry, symbols: symbols)
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        let key = pictureKey(query, coding)
        let kept = cache[key]
        if let kept, let words = RecentTargets.Words(request) {
            recent.insert(key, for: words)
            return kept
        }

        let tag = EntityTag(hashing: Array((version + " " + revision + " " + key).utf8))
        if let condition = request.ifNoneMatch, tag.matches(ifNoneMatch: condition) {
            // The body is not sent, but its length is stated: RFC 9110 §8.6 wants the one of a 200.
            return Response(.notModified, fields: pictureFields(tag), body: kept?.body ?? [])
        }
        if let kept { return kept }
        let response = draw(query, tag, coding)
        cache.offer(response, for: key)
        return response
    }

    private func pictureKey(_ query: ButtonQuery, _ coding: ContentCoding) -> String {
        var key = query.entry.framework.rawValue
        key += "/"
        key += query.entry.name
        key += query.isDownload ? ".svg!" : ".svg?"
        key += query.canonical
        key += " "
        key += coding.rawValue
        return key
    }

    private func draw(_ query: ButtonQuery, _ tag: EntityTag, _ coding: ContentCoding) -> Response {
        let picture = buttons.render(query.request, style: query.entry)
        let body = svg.render(
            SVGDocument(
                title: query.accessibilityTitle,
                viewBox: picture.viewBox,
                background: picture.background,
                content: picture.content,
                textForm: query.request.hasLiveText ? .live : .outline
            )
        )
        var fields = pictureFields(tag)
        fields.append(.contentType(.svg))
        fields.append(HeaderField("Content-Disposition", query.disposition))
        return response(body, fields, coding)
    }

    private func pictureFields(_ tag: EntityTag) -> [HeaderField] {
        var fields: [HeaderField] = []
        // Room for what a 200 has besides: type, disposition and coding.
        fields.reserveCapacity(HeaderField.picture.count + 4)
        fields += HeaderField.picture
        fields.append(HeaderField("ETag", tag.value))
        return fields
    }
}

extension ButtonQuery {
    /// What a screen reader says: the words of the button.
    fileprivate var accessibilityTitle: String {
        request.title.isEmpty ? request.systemImage ?? entry.name : request.title
    }

    /// How a browser is to take the picture, under a file name that is made of what can only be one of
    /// a few words, never of free text.
    fileprivate var disposition: String {
        var text = isDownload ? "attachment; filename=\"" : "inline; filename=\""
        text += entry.name
        text += "-"
        text += request.state.names(separator: "-")
        text += ".svg\""
        return text
    }
}

import HTTP

/// The responses with a document that is the same as long as the service runs: the full one, and the one to a client
/// that has it already.
struct DocumentResponses: Sendable {
    private let tag: EntityTag
    private let full: Response
    private let notModified: Response

    init(_ content: [UInt8], of document: Document, coding: ContentCoding, with worker: ButtonWorker) {
        self.init(
            content,
            fields: document.commonFields.adding(projectRevision: document.projectRevision),
            contentType: document.contentType,
            cacheControl: document.cacheControl,
            coding: coding,
            with: worker
        )
    }

    init(
        _ content: [UInt8],
        fields commonFields: HeaderFields,
        contentType: ContentType,
        cacheControl: String = CacheControl.document,
        coding: ContentCoding,
        with worker: ButtonWorker
    ) {
        var hash = EntityTag.Hash()
        hash.combine(content.span)
        hash.combine(coding.rawValue)
        tag = EntityTag(hash)
        let fields = commonFields.adding(tag).adding([
            HeaderField(name: .cacheControl, value: cacheControl),
            HeaderField(name: .vary, value: "Accept-Encoding"),
        ])
        full = worker.response(
            content,
            fields: fields.adding([.contentType(contentType)]),
            coding: coding
        )
        notModified = Response(.notModified, fields: fields, omittingContentOfLength: full.contentLength)
    }

    /// The response to a client with a field `If-None-Match`.
    func response(ifNoneMatch condition: String?) -> Response {
        guard let condition, tag.matches(ifNoneMatch: condition) else { return full }
        return notModified
    }

    /// In bytes.
    var cost: Int { full.cost + notModified.fields.bytes.count }
}

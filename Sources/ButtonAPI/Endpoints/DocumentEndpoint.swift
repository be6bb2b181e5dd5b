import HTTP

extension ButtonService {
    /// A JSON document, tagged by what is in it.
    func document<Value: Encodable>(_ value: Value, for request: Request) -> Response {
        content(JSON.encode(value), .json, HeaderField.common, for: request)
    }

    /// A file of the preview page.
    func answer(with file: StaticFile, for request: Request) -> Response {
        content(file.content, file.contentType ?? .plainText, HeaderField.page, for: request)
    }

    /// The same for all three probes: the service is stateless, so who answers is ready.
    var health: Response {
        Response(
            .ok,
            fields: HeaderField.common + [
                .contentType(.json),
                HeaderField("Cache-Control", CacheControl.moment),
                HeaderField("Vary", "Accept-Encoding"),
            ],
            body: JSON.encode(["status": "ok"])
        )
    }

    private func content(
        _ body: [UInt8],
        _ type: ContentType,
        _ common: [HeaderField],
        for request: Request
    ) -> Response {
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        let tag = EntityTag(hashing: body + Array(coding.rawValue.utf8))
        let fields =
            common + [
                HeaderField("ETag", tag.value),
                HeaderField("Cache-Control", CacheControl.document),
                HeaderField("Vary", "Accept-Encoding"),
            ]
        if let condition = request.ifNoneMatch, tag.matches(ifNoneMatch: condition) {
            return Response(.notModified, fields: fields)
        }
        return response(body, fields + [.contentType(type)], coding)
    }
}

/// Which version answers.
struct VersionDocument: Encodable {
    let name = "bezel"
    let version: String

    private enum CodingKeys: CodingKey { case name, version }
}

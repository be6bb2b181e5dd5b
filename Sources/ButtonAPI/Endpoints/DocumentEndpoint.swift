import HTTP

extension ButtonService {
    /// A JSON document, which is the same as long as the service runs.
    func document<Value: Encodable>(_ value: @autoclosure () -> Value, for request: Request) -> Response {
        answer(request, .json, HeaderField.common) { JSON.encode(value()) }
    }

    /// A file of the preview page.
    func answer(with file: StaticFile, for request: Request) -> Response {
        answer(request, file.contentType, HeaderField.page) { file.content }
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

    /// Answers with what is made once for each path and coding.
    private func answer(
        _ request: Request,
        _ type: ContentType,
        _ common: [HeaderField],
        body: () -> [UInt8]
    ) -> Response {
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        let key =
            String(decoding: RequestTarget(request.target).encodedPath, as: UTF8.self) + " " + coding.rawValue
        let document = documents[key] ?? Document(body(), type, common, coding, packed: response)
        // Spellings of a path are endless, documents are few.
        if documents.count < 256 { documents[key] = document }
        guard let condition = request.ifNoneMatch, document.tag.matches(ifNoneMatch: condition) else {
            return document.response
        }
        return document.notModified
    }
}

/// An answer that never changes, and the one to who has it already.
struct Document {
    let tag: EntityTag
    let response: Response
    let notModified: Response

    init(
        _ body: [UInt8],
        _ type: ContentType,
        _ common: [HeaderField],
        _ coding: ContentCoding,
        packed: ([UInt8], [HeaderField], [HeaderField], ContentCoding) -> Response
    ) {
        var recipe = EntityTag.Recipe()
        recipe.add(body.span)
        recipe.add(coding.rawValue)
        tag = EntityTag(recipe)
        let fields = [
            HeaderField("ETag", tag.value),
            HeaderField("Cache-Control", CacheControl.document),
            HeaderField("Vary", "Accept-Encoding"),
        ]
        response = packed(body, common, fields + [.contentType(type)], coding)
        notModified = Response(
            .notModified,
            commonFields: common,
            fields: fields,
            body: response.body
        )
    }
}

/// Which version answers.
struct VersionDocument: Encodable {
    let name = "bezel"
    let version: String

    private enum CodingKeys: CodingKey { case name, version }
}

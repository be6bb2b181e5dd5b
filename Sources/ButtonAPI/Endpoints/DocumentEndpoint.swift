import HTTP

extension ButtonService {
    /// A JSON document, which is the same as long as the service runs.
    func document<Value: Encodable>(_ value: @autoclosure () -> Value, for request: Request) -> Response {
        answer(request, .json, HeaderFields.common) { JSON.encode(value()) }
    }

    /// A file of the preview page.
    func answer(with file: StaticFile, for request: Request) -> Response {
        answer(request, file.contentType, HeaderFields.page) { file.content }
    }

    /// The same for all three probes: the service is stateless, so who answers is ready.
    var health: Response {
        Response(
            .ok,
            fields: HeaderFields.common.adding([
                .contentType(.json),
                HeaderField(name: .cacheControl, value: CacheControl.moment),
                HeaderField(name: .vary, value: "Accept-Encoding"),
            ]),
            body: JSON.encode(["status": "ok"])
        )
    }

    /// Answers with what is made once for each path and coding.
    private func answer(
        _ request: Request,
        _ type: ContentType,
        _ common: HeaderFields,
        body: () -> [UInt8]
    ) -> Response {
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        let key =
            String(decoding: RequestTarget(request.target).encodedPath, as: UTF8.self) + " " + coding.rawValue
        let document =
            documents[key] ?? Document(body(), type, common, coding, packed: response(_:fields:coding:))
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
        _ common: HeaderFields,
        _ coding: ContentCoding,
        packed: ([UInt8], HeaderFields, ContentCoding) -> Response
    ) {
        var recipe = EntityTag.Recipe()
        recipe.add(body.span)
        recipe.add(coding.rawValue)
        tag = EntityTag(recipe)
        let fields = common.adding([
            .eTag(tag),
            HeaderField(name: .cacheControl, value: CacheControl.document),
            HeaderField(name: .vary, value: "Accept-Encoding"),
        ])
        response = packed(body, fields.adding([.contentType(type)]), coding)
        notModified = Response(.notModified, fields: fields, body: response.body)
    }
}

/// Which version answers.
struct VersionDocument: Encodable {
    let name = "bezel"
    let version: String

    private enum CodingKeys: CodingKey { case name, version }
}

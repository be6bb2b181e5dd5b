import ButtonRendering
import HTTP

extension Response {
    /// The response to a client that has the picture of a tag; its content would have a length, if that is known.
    static func notModified(
        _ tag: EntityTag,
        length: Int?,
        of style: CatalogEntry,
        as output: Output,
        further fields: [HeaderField]
    ) -> Response {
        // RFC 9110 §8.6 wants the length to be that of a response with status 200.
        Response(
            .notModified,
            fields: HeaderFields.picture(of: style, output).adding(tag).adding(fields),
            omittingContentOfLength: length
        )
    }
}

extension HeaderField {
    static func contentEncoding(_ coding: ContentCoding) -> HeaderField {
        HeaderField(name: .contentEncoding, value: coding.rawValue)
    }
}

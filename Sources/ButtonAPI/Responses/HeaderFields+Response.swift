import ButtonRendering
import HTTP

extension HeaderFields {
    /// The header fields of the response to a query, apart from its entity tag and its coding.
    static func response(to query: ButtonQuery) -> HeaderFields {
        .picture.adding([.contentType(query.output.contentType), .contentDisposition(of: query)])
    }
}

extension HeaderField {
    /// Whether a browser shows the response or saves it, and under which name (RFC 6266 §4).
    ///
    /// The name is made of enumerations and numbers only, never of free text.
    fileprivate static func contentDisposition(of query: ButtonQuery) -> HeaderField {
        let state = query.request.isMoment ? "moment" : query.request.button.state.names(separator: "-")
        let name =
            query.style.name
            + (query.output == .still || query.output == .resolved ? "-" + state : "")
            + query.output.fileNameSuffix
        return HeaderField(
            name: .contentDisposition,
            value: "\(query.values.isDownload ? "attachment" : "inline"); filename=\"\(name)\""
        )
    }
}

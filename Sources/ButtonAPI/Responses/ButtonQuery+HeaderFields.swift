import ButtonRendering
import HTTP

extension HeaderFields {
    /// The header fields of the response to a query, apart from its entity tag and its coding.
    static func response(
        _ output: Output,
        of request: ButtonRequest,
        isDownload: Bool
    ) -> HeaderFields {
        .picture.adding([
            .contentType(output.contentType),
            .contentDisposition(output, of: request, isDownload: isDownload),
        ])
    }
}

extension HeaderField {
    /// Whether a browser shows the response or saves it, and under which name (RFC 6266 §4).
    ///
    /// The name is made of enumerations and numbers only, never of free text.
    fileprivate static func contentDisposition(
        _ output: Output,
        of request: ButtonRequest,
        isDownload: Bool
    ) -> HeaderField {
        let state = request.isMoment ? "moment" : request.button.state.names(separator: "-")
        let name =
            request.button.control.style.name
            + (output == .still || output == .resolved ? "-" + state : "") + output.fileNameSuffix
        return HeaderField(
            name: .contentDisposition,
            value: "\(isDownload ? "attachment" : "inline"); filename=\"\(name)\""
        )
    }
}

import ButtonRendering
import HTTP

extension HeaderFields {
    /// The fields that all responses of an output have, also those with status 304.
    static func picture(of style: CatalogEntry, _ output: Output) -> HeaderFields {
        let fields: HeaderFields =
            switch (style.framework, output == .raster(.card)) {
            case (.swiftUI, false), (.uiKit, false): .picture
            case (.swiftUI, true), (.uiKit, true): .card
            case (.custom, false): style.isReplaceable ? .replaceablePicture : .immutablePicture
            case (.custom, true): style.isReplaceable ? .replaceableCard : .immutableCard
            }
        return fields.adding(projectRevision: style.projectRevision)
    }

    /// The header fields of the response to a query, apart from its entity tag and its coding.
    static func response(to query: ButtonQuery) -> HeaderFields {
        picture(of: query.style, query.output).adding([
            .contentType(query.output.contentType), .contentDisposition(of: query),
        ])
    }

    /// The header fields of the picture of a JSON body, which no cache stores (RFC 9110 §9.3.3).
    static func rendering(of query: ButtonQuery) -> HeaderFields {
        .uncached.adding([.contentType(query.output.contentType), .contentDisposition(of: query)])
            .adding(projectRevision: query.style.projectRevision)
    }
}

extension HeaderField {
    /// Whether a browser shows the response or saves it, and under which name (RFC 6266 §4).
    ///
    /// The name is made of enumerations and numbers only, never of free text.
    fileprivate static func contentDisposition(of query: ButtonQuery) -> HeaderField {
        let state = query.request.isMoment ? "moment" : query.request.button.state.names(separator: "-")
        let name =
            query.style.fileName
            + (query.output.isOfOneState ? "-" + state : "")
            + query.output.fileNameSuffix
        return HeaderField(
            name: .contentDisposition,
            value: "\(query.values.isDownload ? "attachment" : "inline"); filename=\"\(name)\""
        )
    }
}

import ButtonRendering
import CustomStyles
import StyleInterpreter
import StyleSyntax

/// A source that was checked as JSON: its styles with their addresses, what replaces the names that it does not
/// declare, and the messages about it.
struct SharedSourceDocument: Encodable {
    private let hash: String
    private let styles: [Style]
    private let standIns: [StandInDocument]
    private let warnings: [DiagnosticDocument]

    private enum CodingKeys: CodingKey { case hash, styles, standIns, warnings }

    /// The document of a valid source, whose text in addresses is `data`.
    init(_ source: CustomSource, data: String, isStored: Bool, reader: QueryReader) {
        hash = source.hash
        let stored = SourceStyles(source, by: .hash).entries
        let contained = SourceStyles(source, by: .data(data)).entries
        styles = source.styles.indices.map { index in
            Style(
                source.styles[index],
                short: isStored ? stored[index] : nil,
                data: contained[index].url(".svg").utf8.count <= Self.longestURL ? contained[index] : nil,
                entry: isStored ? stored[index] : contained[index],
                reader: reader
            )
        }
        standIns = source.program.standIns.map(StandInDocument.init)
        warnings = source.diagnostics.map(DiagnosticDocument.init)
    }

    /// The address of the first style; `nil` if it has none.
    var location: String? { styles.first.flatMap { $0.url.short ?? $0.url.data } }

    /// In bytes: a longer target is refused.
    static let longestURL = 8192

    /// A style of the source: its declaration, its addresses, and what the catalog says about it.
    private struct Style: Encodable {
        let url: Links
        private let name: String
        private let kind: String
        private let line: Int
        private let column: Int
        private let description: CatalogDocument.Style

        private enum CodingKeys: CodingKey { case name, kind, line, column, url }

        init(
            _ style: InterpretedStyle,
            short: CatalogEntry?,
            data: CatalogEntry?,
            entry: CatalogEntry,
            reader: QueryReader
        ) {
            name = style.name
            kind = style.kind.documentName
            line = style.place.line
            column = style.place.column
            description = CatalogDocument.Style(entry, of: reader, namesSymbols: false)
            let page = (short ?? data).flatMap { $0.pageURL.utf8.count <= longestURL ? $0.pageURL : nil }
            url = Links(short: short?.url(".svg"), data: data?.url(".svg"), page: page)
        }

        func encode(to encoder: any Encoder) throws {
            try description.encode(to: encoder)
            // In place of the name and the address in the catalog.
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode(name, forKey: .name)
            try members.encode(kind, forKey: .kind)
            try members.encode(line, forKey: .line)
            try members.encode(column, forKey: .column)
            try members.encode(url, forKey: .url)
        }
    }

    /// The addresses of a style, as paths with queries.
    struct Links: Encodable {
        /// With the hash of the source; `nil` if it is not stored.
        let short: String?
        /// With the source itself; `nil` if it is too long.
        let data: String?
        /// Of the page that shows the style; `nil` if it has neither of the above.
        let page: String?

        private enum CodingKeys: CodingKey { case short, data, page }

        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: CodingKeys.self)
            // Null says that there is none.
            try members.encode(short, forKey: .short)
            try members.encode(data, forKey: .data)
            try members.encode(page, forKey: .page)
        }
    }

    private struct StandInDocument: Encodable {
        let name: String
        let type: String
        let line: Int
        let column: Int
        let parameter: String

        init(_ standIn: StandIn) {
            name = standIn.name
            type = standIn.type
            line = standIn.place.line
            column = standIn.place.column
            parameter = standIn.parameter
        }
    }
}

extension InterpretedStyle.Kind {
    /// The name in JSON.
    fileprivate var documentName: String {
        switch self {
        case .buttonStyle: "buttonStyle"
        case .primitiveButtonStyle: "primitiveButtonStyle"
        case .uiButton: "uiButton"
        }
    }
}

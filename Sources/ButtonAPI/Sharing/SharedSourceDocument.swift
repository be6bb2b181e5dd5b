import ButtonRendering
import CustomStyles
import StyleSyntax

/// A source that was checked as JSON: its styles with their addresses, what replaces the names that it does not
/// declare, and the messages about it.
struct SharedSourceDocument: Encodable {
    private let hash: String
    /// The text of the source in addresses; `nil` if they would be too long.
    private let data: String?
    private let parameters: [ParameterDocument]
    private let styles: [Style]
    private let standIns: [StandInDocument]
    private let warnings: [DiagnosticDocument]

    private enum CodingKeys: CodingKey { case hash, data, parameters, styles, standIns, warnings }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(hash, forKey: .hash)
        // Null says that there is none.
        try members.encode(data, forKey: .data)
        try members.encode(parameters, forKey: .parameters)
        try members.encode(styles, forKey: .styles)
        try members.encode(standIns, forKey: .standIns)
        try members.encode(warnings, forKey: .warnings)
    }

    /// The document of a valid source, whose text in addresses is `data`.
    init(_ source: CustomSource, data: String, isStored: Bool, reader: QueryReader) {
        hash = source.hash
        let stored = SourceStyles(source, by: .hash).entries
        let contained = SourceStyles(source, by: .data(data)).entries
        let shared = SharedParameters(of: isStored ? stored : contained, reader: reader)
        parameters = shared.parameters
        // Each address repeats the source, and with many styles the whole would grow with the square of it.
        var room = data.utf8.count <= Self.longestURL ? Self.roomForData : 0
        var isFirst = true
        styles = source.styles.indices.map { index in
            var address: CatalogEntry?
            if room > 0 {
                let length = contained[index].url(".svg").utf8.count
                let all = isStored ? length : Self.dataAddresses * length
                if length <= Self.longestURL, isFirst || all <= room { address = contained[index] }
                room = address == nil ? 0 : room - all
            }
            isFirst = false
            return Style(
                source.styles[index],
                short: isStored ? stored[index] : nil,
                data: address,
                entry: isStored ? stored[index] : contained[index],
                shared.divisions[index]
            )
        }
        self.data = styles.first?.url.data == nil ? nil : data
        standIns = source.standIns.map(StandInDocument.init)
        warnings = source.allDiagnostics.map(DiagnosticDocument.init)
    }

    /// The room for the addresses that contain the source, in bytes; those of the first style need not fit.
    private static let roomForData = 16_384
    /// The addresses of a style that contain the source, if it is not stored.
    private static let dataAddresses = 3

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
            _ style: CustomStyle,
            short: CatalogEntry?,
            data: CatalogEntry?,
            entry: CatalogEntry,
            _ division: SharedParameters.Division
        ) {
            name = style.name
            kind = style.kind.rawValue
            line = style.place.line
            column = style.place.column
            description = CatalogDocument.Style(entry, division, hasAddresses: (short ?? data) != nil)
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
        /// With the source itself; `nil` if it is too long, or if many styles before have one.
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

        init(_ standIn: CustomStandIn) {
            name = standIn.name
            type = standIn.type
            line = standIn.place.line
            column = standIn.place.column
            parameter = standIn.parameter
        }
    }
}

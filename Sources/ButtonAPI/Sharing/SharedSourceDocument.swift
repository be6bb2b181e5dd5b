import ButtonRendering
import CustomStyles
import StyleSyntax

/// A source, or several files, that was checked as JSON: its styles with their addresses, what replaces the names that it does not
/// declare, and the messages about it.
struct SharedSourceDocument: Encodable {
    private let hash: String
    /// The text of the source in addresses; `nil` if they would be too long.
    private let data: String?
    private let parameters: [ParameterDocument]
    private let styles: [Style]
    private let standIns: [StandInDocument]
    private let warnings: [DiagnosticDocument]
    /// The facts about several files that no message says; `nil` for a source.
    private let notes: [String]?

    private enum CodingKeys: CodingKey { case hash, data, parameters, styles, standIns, warnings, notes }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(hash, forKey: .hash)
        // Null says that there is none.
        try members.encode(data, forKey: .data)
        try members.encode(parameters, forKey: .parameters)
        try members.encode(styles, forKey: .styles)
        try members.encode(standIns, forKey: .standIns)
        try members.encode(warnings, forKey: .warnings)
        try members.encodeIfPresent(notes, forKey: .notes)
    }

    /// The document of a valid source, whose text in addresses is `data`; `nil` if no address can contain it.
    init(_ program: CheckedProgram, data: String?, isStored: Bool, reader: QueryReader) {
        // The entries repeat it.
        let data = data.flatMap { $0.utf8.count <= Self.longestURL ? $0 : nil }
        let roots = SharedRoots(program, data: data)
        hash = roots.hash
        let stored = roots.stored
        let contained = roots.contained
        let shared = SharedParameters(of: isStored ? stored : contained, reader: reader)
        parameters = shared.parameters
        // Each address repeats the source, and with many styles the whole would grow with the square of it.
        var room = data == nil ? 0 : Self.roomForData
        var isFirst = true
        let styles = roots.roots.indices.map { index in
            var address: CatalogEntry?
            if room > 0 {
                let length = contained[index].url(".svg").utf8.count
                let all = isStored ? length : Self.dataAddresses * length
                if length <= Self.longestURL, isFirst || all <= room { address = contained[index] }
                room = address == nil ? 0 : room - all
            }
            isFirst = false
            return Style(
                roots.roots[index],
                short: isStored ? stored[index] : nil,
                data: address,
                entry: isStored ? stored[index] : contained[index],
                division: shared.divisions[index]
            )
        }
        self.styles = styles
        location = roots.preferred.flatMap { styles[$0].url.short ?? styles[$0].url.data }
        self.data = styles.first?.url.data == nil ? nil : data
        standIns = roots.standIns.map(StandInDocument.init)
        warnings = roots.messages.map { DiagnosticDocument($0.diagnostic, file: $0.file) }
        notes = roots.notes
    }

    /// The room for the addresses that contain the source, in bytes; those of the first style need not fit.
    private static let roomForData = 16_384
    /// The addresses of a style that contain the source, if it is not stored.
    private static let dataAddresses = 3

    /// The address of the root that is meant without a name; `nil` if it has none.
    let location: String?

    /// In bytes: a longer target is refused.
    static let longestURL = 8192

    /// A style of the source: its declaration, its addresses, and what the catalog says about it.
    private struct Style: Encodable {
        let url: Links
        private let name: String
        /// The path of the file, if the source is one of several.
        private let file: String?
        /// The name that the source states for people; `nil` if it states none.
        private let title: String?
        private let kind: String
        /// The kind of root, of which there are fewer than kinds of style.
        private let root: String
        /// The number of controls inside of a view; `nil` for a style.
        private let buttons: Int?
        private let line: Int
        private let column: Int
        private let description: CatalogDocument.Style

        private enum CodingKeys: CodingKey { case name, file, title, kind, root, buttons, line, column, url }

        init(
            _ root: SharedRoots.Root,
            short: CatalogEntry?,
            data: CatalogEntry?,
            entry: CatalogEntry,
            division: SharedParameters.Division
        ) {
            let style = root.style
            name = root.name
            file = root.file
            title = style.displayName
            kind = style.kind.rawValue
            self.root = style.kind.rootKind
            buttons = style.content?.controls
            line = style.place.line
            column = style.place.column
            description = CatalogDocument.Style(
                entry,
                dividedBy: division,
                hasAddresses: (short ?? data) != nil
            )
            let page = (short ?? data).flatMap { $0.pageURL.utf8.count <= longestURL ? $0.pageURL : nil }
            url = Links(short: short?.url(".svg"), data: data?.url(".svg"), page: page)
        }

        func encode(to encoder: any Encoder) throws {
            try description.encode(to: encoder)
            // In place of the name and the address in the catalog.
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode(name, forKey: .name)
            try members.encodeIfPresent(file, forKey: .file)
            try members.encodeIfPresent(title, forKey: .title)
            try members.encode(kind, forKey: .kind)
            try members.encode(root, forKey: .root)
            try members.encodeIfPresent(buttons, forKey: .buttons)
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
        let file: String?
        let line: Int
        let column: Int
        let parameter: String

        init(_ found: SharedRoots.FoundStandIn) {
            let standIn = found.standIn
            file = found.file
            name = standIn.name
            type = standIn.type
            line = standIn.place.line
            column = standIn.place.column
            parameter = standIn.parameter
        }
    }
}

import ButtonRendering
import CustomStyles

/// The catalog as JSON: every style, and the parameters, of which those that styles share are listed once.
struct CatalogDocument: Encodable {
    private let parameters: [ParameterDocument]
    private let styles: [Style]
    /// The revision of the project whose roots are among the styles; `nil` without one.
    private let projectRevision: String?
    /// The file of the project that was saved last; `nil` if none was.
    private let savedFile: String?
    /// The names of the parameters without effect; an asterisk stands for any further characters.
    private let ignoredParameters = IgnoredParameters.names.sorted() + [IgnoredParameters.prefix + "*"]

    init(_ reader: QueryReader, folder: StyleFolder?) {
        let entries = reader.catalog.entries + (folder?.entries ?? [])
        let shared = SharedParameters(of: entries, reader: reader)
        parameters = shared.parameters
        projectRevision = folder?.projectRevision
        savedFile = folder?.projectRevision == nil ? nil : folder?.savedPath
        styles = zip(entries, shared.divisions).map { Style($0, dividedBy: $1) }
    }

    private enum CodingKeys: CodingKey {
        case parameters, styles, projectRevision, savedFile, ignoredParameters
    }

    /// One style.
    struct Style: Encodable {
        private let framework: String
        private let name: String
        /// The name that people read, if it is not the one in addresses.
        private let displayName: String?
        /// Tells apart the styles that have one address after the other, if there can be several.
        private let version: String?
        /// The revision of its project; `nil` for a style of no project, and in lists.
        private let projectRevision: String?
        private let summary: String
        private let source: String
        private let availability: String
        /// `nil` if the address would be too long.
        private let url: String?
        /// The path of the JSON Schema; `nil` if it would be too long.
        private let schema: String?
        private let states: [String]
        /// All parameters of a style alone.
        private let parameters: [ParameterDocument]?
        /// The parameters of a style in a list that are not those of the list.
        private let own: [ParameterDocument]?
        /// The names of those that are.
        private let shared: [String]?

        private enum CodingKeys: CodingKey {
            case framework, name, displayName, version, projectRevision, summary, source, availability, url,
                schema, states
            case parameters, own, shared
        }

        /// A style alone, with the names of all symbols, which are many, if `namesSymbols`.
        init(_ style: CatalogEntry, of reader: QueryReader, namesSymbols: Bool) {
            let context = reader.context(of: style, as: .still)
            // The parameters of the delivery come last.
            let all = reader.parameters(of: style).parameters
            let parameters = (all.filter { !$0.isDelivery } + all.filter(\.isDelivery)).compactMap {
                ParameterDocument($0, in: context, namesSymbols: namesSymbols)
            }
            self.init(style, parameters: parameters)
        }

        /// A style in a list, without its addresses unless they are short.
        init(_ style: CatalogEntry, dividedBy division: SharedParameters.Division, hasAddresses: Bool = true)
        {
            self.init(style, division: division, hasAddresses: hasAddresses)
        }

        private init(
            _ style: CatalogEntry,
            parameters: [ParameterDocument]? = nil,
            division: SharedParameters.Division? = nil,
            hasAddresses: Bool = true
        ) {
            framework = style.framework.rawValue
            name = style.name
            displayName = style.displayName == style.name ? nil : style.displayName
            version = style.isReplaceable ? String(style.revision, radix: 36) : nil
            projectRevision = division == nil ? style.projectRevision : nil
            summary = style.summary
            source = style.source.rawValue
            availability = style.availability
            url = hasAddresses ? style.url(".svg") : nil
            schema = hasAddresses ? Document.schema(style).path : nil
            states = style.states.map(\.canonicalName)
            self.parameters = parameters
            own = division?.own
            shared = division?.shared
        }
    }
}

/// The version of the service as JSON.
struct VersionDocument: Encodable {
    private let name = "bezel"
    private let version: String

    init(version: String) {
        self.version = version
    }

    private enum CodingKeys: CodingKey { case name, version }
}

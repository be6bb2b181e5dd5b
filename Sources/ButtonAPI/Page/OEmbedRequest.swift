import ButtonRendering
import HTTP

/// A request for the embed of an address (oEmbed 1.0 §2.2).
struct OEmbedRequest: Sendable {
    let links: ButtonLinks
    /// The query of the button's picture, of which the embed has the size.
    let query: ButtonQuery
    /// In points; `nil` without a limit.
    let maximumWidth: Int?
    let maximumHeight: Int?

    static let path = "/oembed"

    /// Reads the items of a query, whose address is that of a page, an embed or a picture of the service.
    init(_ items: [QueryItem], publicURL: PublicURL?, router: Router, reader: QueryReader) throws(QueryError)
    {
        func value(_ name: String) -> String? { items.last { $0.name == name }?.value }
        func length(_ name: String) throws(QueryError) -> Int? {
            guard let text = value(name) else { return nil }
            let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard isNumber, text.contains(where: { $0 != "0" }) else {
                throw .oEmbed(.invalidLength(name, value: text))
            }
            return Int(text) ?? .max
        }
        if let format = value("format"), format != "json" { throw .oEmbed(.unavailableFormat(format)) }
        maximumWidth = try length("maxwidth")
        maximumHeight = try length("maxheight")
        guard let address = value("url"), !address.isEmpty else { throw .oEmbed(.noAddress) }
        guard let text = publicURL?.target(of: address) else { throw .oEmbed(.unknownAddress(address)) }
        let target = RequestTarget(Array(text.prefix { $0 != "#" }.utf8))
        guard let items = try? target.queryItems(), let path = try? target.path(),
            let links = try Self.links(path: path, items, router: router, reader: reader)
        else { throw .oEmbed(.unknownAddress(address)) }
        self.links = links
        let picture = try? RequestTarget(Array(links.picture.utf8)).queryItems()
        query = try reader.query(links.style.parameters(of: picture ?? []), for: links.style, output: .still)
    }

    /// The links of the button that an address of the service shows; `nil` if it shows none.
    private static func links(
        path: String,
        _ items: [QueryItem],
        router: Router,
        reader: QueryReader
    ) throws(QueryError) -> ButtonLinks? {
        switch try router.route(path: path, choice: RootChoice(items)) {
        case .button(let style, _), .embed(let style): ButtonLinks(style, items: items, reader: reader)
        case .document(.file(let file)) where file.isPage: ButtonLinks(page: items, reader: reader)
        case .document, .rendering, .sharing, .mcp, .oEmbed, .follow, .health: nil
        }
    }
}

/// An error in a request for the embed of an address.
enum OEmbedError: Error {
    case noAddress
    /// An address that shows no button of this service.
    case unknownAddress(String)
    /// A format other than JSON.
    case unavailableFormat(String)
    /// A greatest width or height that is no positive number.
    case invalidLength(String, value: String)
}

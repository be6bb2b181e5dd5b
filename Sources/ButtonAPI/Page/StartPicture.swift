import ButtonRendering
import HTTP

/// The picture of the button that the query of the page's address selects, which the page shows before its script runs.
struct StartPicture: Hashable, Sendable {
    private let url: String
    /// The picture for a user whose system is dark; `nil` if the address has a color scheme.
    private let darkURL: String?

    /// The picture of a query of the page; `nil` if it selects no button that can be drawn.
    ///
    /// As the page does, it omits what the style does not know, and the parameters of the interaction.
    init?(_ items: [QueryItem], reader: QueryReader) {
        let path = items.last { $0.name == "style" }?.value ?? Self.defaultStyle
        let names = path.split(separator: "/")
        guard names.count == 2, let framework = Framework(rawValue: names[0].lowercased()),
            let style = reader.catalog.entry(framework, named: String(names[1]))
        else { return nil }
        let list = reader.parameters(of: style)
        let context = reader.context(style, .still)
        let known = items.filter { item in
            guard let parameter = list.parameter(named: item.name) else { return false }
            return !Self.interactionNames.contains(parameter.name) && parameter.unavailability(context) == nil
        }
        func address(_ items: [QueryItem]) -> String? {
            (try? reader.query(items, for: style, output: .still))?.url
        }
        guard let url = address(known) else { return nil }
        self.url = url
        let scheme = "colorScheme"
        darkURL =
            known.contains { $0.name == scheme }
            ? nil : address(known + [QueryItem(name: scheme, value: "dark")])
    }

    /// The style of an address that names none, as in the page.
    static let defaultStyle = "swiftui/borderedProminent"

    private static let interactionNames: Set = ["events", "t"]

    /// The element of the page.
    var markup: String {
        let source = darkURL.map {
            "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(Self.escaped($0))\">"
        }
        return Self.start + (source ?? "") + "<img src=\"\(Self.escaped(url))\" alt=\"\">" + Self.end
    }

    /// A URL in an attribute: of the characters that need it, a canonical query has ampersands only.
    private static func escaped(_ url: String) -> String { url.replacing("&", with: "&amp;") }

    private static let start = "<picture id=\"start\" class=\"start\">"
    private static let end = "</picture>"

    /// The page with another start picture, or with none.
    static func page(_ page: StaticFile, with picture: StartPicture?) -> [UInt8] {
        let text = String(decoding: page.content, as: UTF8.self)
        guard let start = text.firstRange(of: start),
            let end = text[start.upperBound...].firstRange(of: end)
        else { return page.content }
        let markup = picture?.markup ?? Self.start + Self.end
        return Array((text[..<start.lowerBound] + markup + text[end.upperBound...]).utf8)
    }
}

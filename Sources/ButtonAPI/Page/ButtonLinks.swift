import ButtonRendering
import HTTP

/// The addresses of a button in a service: of its picture, its card, its embed and its page, as paths with queries.
struct ButtonLinks: Hashable, Sendable {
    let style: CatalogEntry
    /// The content of the pictures in words: the title and the style.
    let description: String
    /// The address of the still picture.
    let picture: String
    /// The address of the still picture for a user whose system is dark; `nil` if the button has a color scheme.
    let darkPicture: String?
    /// The address of the card that previews of links show.
    let card: String
    /// The address of the button alone, pressable, for a frame.
    let embed: String
    /// The address of the page that shows the button.
    let page: String

    /// The links of a style's button with the items of a query; `nil` if no button can be drawn with them.
    ///
    /// As the page does, it leaves out what the style does not have, and the parameters of the interaction.
    init?(_ style: CatalogEntry, items: [QueryItem], reader: QueryReader) {
        let list = reader.parameters(of: style)
        func query(_ output: Output, adding more: [QueryItem] = []) -> ButtonQuery? {
            let context = reader.context(of: style, as: output)
            let known = items.filter { item in
                guard let parameter = list.parameter(named: item.name) else { return false }
                return !parameter.isDelivery && !Self.interactionNames.contains(parameter.name)
                    && parameter.unavailability(context) == nil
            }
            return try? reader.query(known + more, for: style, output: output)
        }
        guard let still = query(.still) else { return nil }
        let scheme = Parameters.colorScheme
        let hasScheme = still.given.contains { $0 === scheme }
        let dark = hasScheme ? nil : query(.still, adding: [QueryItem(name: scheme.name, value: "dark")])
        let text = still.canonical.text
        self.style = style
        description = "\(still.accessibilityTitle), \(still.buttonDescription)"
        picture = still.url
        darkPicture = dark?.url
        card = query(.raster(.card))?.url ?? still.url(of: .raster(.card))
        let items = [style.addressItem, text.isEmpty ? nil : text].compactMap(\.self)
        embed =
            Self.embedPath + style.pathComponents + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        page = style.pageURL + (text.isEmpty ? "" : "&" + text)
    }

    /// The links of the button that an address of the page selects; `nil` if it selects none that can be drawn.
    init?(page items: [QueryItem], reader: QueryReader) {
        let path = items.last { $0.name == "style" }?.value ?? Self.defaultStyle
        let names = path.split(separator: "/", maxSplits: 1)
        guard names.count == 2, let framework = Framework(rawValue: names[0].lowercased()),
            let style = try? reader.styles.style(
                framework,
                named: String(names[1]),
                in: RootChoice(items).file
            )
        else { return nil }
        self.init(style, items: items, reader: reader)
    }

    /// The start of the paths of embeds.
    static let embedPath = "/embed/"

    /// The style of an address of the page that names none, as in the page.
    private static let defaultStyle = "swiftui/borderedProminent"

    private static let interactionNames: Set = ["events", "t"]
}

extension ButtonQuery {
    /// The states and the style in words: “a pressed bordered button”; of a view that is shown by itself, whose title names
    /// it, “a pressed preview”.
    fileprivate var buttonDescription: String {
        let state = request.button.state
        let noun = style.content.map { $0.isPreview ? "preview" : "view" } ?? style.displayName + " button"
        let words = (state == .normal ? "" : state.names(separator: " ") + " ") + noun
        return (words.first.map("aeiou".contains) == true ? "an " : "a ") + words
    }
}

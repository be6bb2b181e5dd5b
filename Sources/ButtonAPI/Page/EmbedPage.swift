import ButtonRendering
import HTTP
import JSONReading

/// The page of one button, pressable, for a frame of any site.
///
/// It contains what its script would request otherwise: the style with its parameters, and the values of the query.
struct EmbedPage: Hashable, Sendable {
    let links: ButtonLinks
    /// The values of the query in the spelling of the service, which differ from the defaults.
    private let values: [QueryItem]

    /// The page of a still picture's query; `nil` if its parameters have no still picture without their delivery.
    init?(_ query: ButtonQuery, reader: QueryReader) {
        let context = reader.context(of: query.style, as: .still)
        let values = query.given.filter { !$0.isDelivery && !$0.isDefault(query.values, context) }
            .map { QueryItem(name: $0.name, value: $0.spelling(query.values)) }
        guard let links = ButtonLinks(query.style, items: values, reader: reader) else { return nil }
        self.links = links
        self.values = values
    }

    /// The document, with a style's entry in the catalog.
    func html(_ entry: CatalogDocument.Style) -> [UInt8] {
        let selection = JSON.encode(
            Selection(
                style: entry,
                values: Dictionary(values.map { ($0.name, $0.value) }) { first, _ in first }
            )
        )
        // A less-than sign could end the element.
        let data = String(decoding: selection, as: UTF8.self).replacing("<", with: "\\u003c")
        let title = links.description.escapedForMarkup
        return Array(
            """
            <!doctype html>
            <html lang="en">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <title>\(title)</title>
              <link rel="stylesheet" href="\(Self.styleSheetPath)">
              <script type="module" src="\(Self.scriptPath)"></script>
            </head>
            <body>
              <div id="progress" class="progress" role="progressbar" aria-label="Loading" hidden></div>
              <picture id="start">\(StartPicture(links: links, alternativeText: links.description).markup)</picture>
              <button id="live" type="button" hidden><span id="picture" aria-hidden="true"></span></button>
              <p id="problem" role="alert" hidden></p>
              <script id="selection" type="application/json">\(data)</script>
            </body>
            </html>

            """.utf8
        )
    }

    private struct Selection: Encodable {
        let style: CatalogDocument.Style
        let values: [String: String]
    }

    static let scriptPath = "/embed-frame.js"
    static let styleSheetPath = "/embed-frame.css"
}

import ButtonRendering

/// The page of plain text that says how to use the service, in the form of llms.txt.
struct GuideDocument {
    let reader: QueryReader

    var text: String {
        """
        # Bezel

        > Draws SwiftUI and UIKit buttons, in any state or at any moment of their animation, as self-contained pictures.

        A picture has one URL: /v1/{framework}/{style}.svg?title=Buy&state=pressed. Names are those of SwiftUI and UIKit.
        The same query is the same picture, byte for byte. A wrong query has a problem document (application/problem+json)
        that says what is wrong, and often what was meant; in an <img> it has a picture that says so.

        ## Outputs

        \(outputs)

        ## Styles

        \(styles)

        ## Styles of your own

        POST /v1/custom takes the Swift of button styles (Content-Type: text/x-swift, up to 64 KiB), and responds with the
        styles found, their parameters and their addresses; with ?dryRun=true it only checks. Errors have status 422 and
        “diagnostics”, each with its line and column. As JSON it takes files of a project, too: {"files": {"Sources/Pill.swift":
        "…", "Logo.png": {"base64": "…"}}}, with asset catalogs and string tables, 4 MiB in all.

        - /v1/custom/{Name}~{hash}.svg: a style of a source that was sent; it never changes
        - /v1/custom/~{data}.svg: the source in the address, as Base64 for URLs of zlib, up to 8,192 bytes; style={Name}
          chooses a style that is not the first
        - /v1/custom/{Name}.svg: what the folder that the service watches shows (bezel serve --project FOLDER); where several
          files have a name, file=UI/Pill.swift, the end of a path, chooses one

        All outputs work for them: states.svg, animation.svg, .json, .swift, tokens.json; source.swift is the source itself.
        Properties and the arguments of initializers are parameters (cornerRadius=12, or style.width=12 where a name is
        taken), and so are the names that a source does not declare (external.Color.brand=ff0066).

        ## Parameters

        All are optional. Lists are separated by commas; colors are hexadecimal digits without “#”, or names as blue.

        \(parameters)

        ## More in one request

        POST /v1/render takes a JSON body: {"framework":"swiftui","style":"bordered","format":"svg","title":"Buy"}, or
        {"items":[…]} with up to \(RenderingLimits.items) of them. format is an output from the list above without the
        style's name; numbers, Booleans and arrays are JSON's. "tokens" are W3C design tokens that the button has in the
        place of its style's, as {"fill":{"$type":"color","$value":"#0a84ff"}}: tint, fill, label, border, cornerRadius,
        contentInsets, font.size and font.weight, in groups as light or pressed where they differ. What tokens.json
        responds with can be changed and sent in. An item lists the tokens that change nothing as "ignored".

        ## On other sites

        /embed/{framework}/{style}?title=Buy is a page with the button alone, pressable, for an iframe. A site with
        <script type="module" src="/embed.js"></script> of this service has <bezel-button button="swiftui/bordered"
        query="title=Buy">. /oembed?url=… describes the embed of any address of a button.

        ## Machine-readable

        - [\(Document.openAPI.path)](\(Document.openAPI.path)): all routes, as OpenAPI 3.1
        - [/v1/styles](/v1/styles): all styles with their parameters, values and defaults
        - /v1/styles/{framework}/{style}: one of them, with the names of all symbols
        - /v1/styles/{framework}/{style}/schema.json: its JSON Schema

        ## Examples

        - /v1/swiftui/borderedProminent.svg?title=Get+started&systemImage=sparkles&controlSize=large
        - /v1/swiftui/bordered.svg?title=Delete&role=destructive&colorScheme=dark
        - /v1/uikit/filled/states.svg?title=Buy
        - /v1/swiftui/automatic/animation.svg?events=press@0.4,release@1

        """
    }

    private var outputs: String {
        Output.allKinds.map { "- \($0.pathTemplate): \($0.summary)" }.joined(separator: "\n")
    }

    private var styles: String {
        reader.catalog.entries.map { "- \($0): \($0.summary)" }.joined(separator: "\n")
    }

    private var parameters: String {
        let styles = reader.catalog.entries
        return DescribedParameter.all(of: styles, for: Output.allKinds, reader: reader)
            .map { "- \($0.name): \($0.description(among: styles, as: $0.name))" }
            .joined(separator: "\n")
    }
}

/// The press of the button that a page without a query shows, which the browser requests before the script of the page does.
///
/// The room around other buttons is known only once their pictures are drawn.
struct StartPress {
    private let path: String

    /// The room around the picture, in points.
    static let padding = 4

    /// The press of a button; `nil` for another one than that of the page without a query.
    init?(_ links: ButtonLinks) {
        guard links.page == "/?style=swiftui/borderedProminent", links.darkPicture != nil else { return nil }
        path = "/v1/swiftui/borderedProminent"
    }

    /// The links for both color schemes, which come after the picture: what the page needs first is requested first.
    ///
    /// With reduced motion, the page requests another press.
    var markup: String {
        [("light", ""), ("dark", "colorScheme=dark&")].flatMap { scheme, color in
            ["animation.svg", "timeline.json"].map { output in
                let end = output == "animation.svg" ? "&loop=false" : ""
                let url = "\(path)/\(output)?\(color)padding=\(Self.padding)&motion=full&events=down@0\(end)"
                return """
                    <link rel="preload" href="\(url.escapedForMarkup)" as="fetch" crossorigin \
                    media="(prefers-color-scheme: \(scheme)) and (prefers-reduced-motion: no-preference)">
                    """
            }
        }
        .joined()
    }
}

import Graphics

/// The elements in the head of a page from which other sites make a preview of a link to it: Open Graph, the cards of X,
/// and the discovery of oEmbed.
struct LinkPreview {
    let links: ButtonLinks
    /// The start of absolute addresses.
    let publicURL: PublicURL
    /// Whether the service draws cards.
    let hasCard: Bool

    /// The elements, a line each.
    var markup: String {
        let page = publicURL.absolute(links.page)
        var lines = [
            property("og:title", links.description), property("og:url", page),
        ]
        if hasCard {
            lines += [
                property("og:image", publicURL.absolute(links.card)),
                property("og:image:type", "image/png"),
                property("og:image:width", "\(Card.size.width)"),
                property("og:image:height", "\(Card.size.height)"),
                property("og:image:alt", links.description),
                "<meta name=\"twitter:card\" content=\"summary_large_image\">",
            ]
        }
        let discovery = publicURL.absolute(OEmbedRequest.path + "?url=" + page.percentEncoded)
        lines.append(
            """
            <link rel="alternate" type="application/json+oembed" href="\(discovery.escapedForMarkup)" \
            title="\(links.description.escapedForMarkup)">
            """
        )
        return lines.joined(separator: "\n  ")
    }

    private func property(_ name: String, _ content: String) -> String {
        "<meta property=\"\(name)\" content=\"\(content.escapedForMarkup)\">"
    }
}

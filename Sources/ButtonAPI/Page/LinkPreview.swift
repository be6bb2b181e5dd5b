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
            property("og:title", content: links.description), property("og:url", content: page),
        ]
        if hasCard {
            lines += [
                property("og:image", content: publicURL.absolute(links.card)),
                property("og:image:type", content: "image/png"),
                property("og:image:width", content: "\(Card.size.width)"),
                property("og:image:height", content: "\(Card.size.height)"),
                property("og:image:alt", content: links.description),
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

    private func property(_ name: String, content: String) -> String {
        "<meta property=\"\(name)\" content=\"\(content.escapedForMarkup)\">"
    }
}

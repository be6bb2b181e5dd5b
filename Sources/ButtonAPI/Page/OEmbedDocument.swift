import Graphics
import JSONReading

/// The embed of a button as oEmbed describes it (oEmbed 1.0 §2.3): a frame with the button, and its card.
struct OEmbedDocument {
    let links: ButtonLinks
    let publicURL: PublicURL
    /// The size of the picture in points.
    let size: CGSize
    let maximumWidth: Int?
    let maximumHeight: Int?
    let hasCard: Bool

    var value: JSONValue {
        let (width, height) = frame
        let html = """
            <iframe src="\(publicURL.absolute(links.embed).escapedForMarkup)" width="\(width)" height="\(height)" \
            title="\(links.description.escapedForMarkup)" frameborder="0"></iframe>
            """
        let document: JSONValue = [
            "version": "1.0", "type": "rich", "provider_name": "Bezel",
            "provider_url": .string(publicURL.absolute("/")),
            "title": .string(links.description), "html": .string(html),
            "width": .number(Double(width)), "height": .number(Double(height)), "cache_age": 86400,
        ]
        guard hasCard else { return document }
        return document.merging([
            "thumbnail_url": .string(publicURL.absolute(links.card)),
            "thumbnail_width": .number(Double(Card.size.width)),
            "thumbnail_height": .number(Double(Card.size.height)),
        ])
    }

    /// The size of the frame in points: that of the picture, or less, since the page in it makes its button fit.
    private var frame: (width: Int, height: Int) {
        let scale = min(
            1,
            maximumWidth.map { Double($0) / size.width } ?? 1,
            maximumHeight.map { Double($0) / size.height } ?? 1
        )
        func length(_ length: Double, atMost limit: Int?) -> Int {
            max(1, min(Int((length * scale).rounded(.up)), limit ?? .max))
        }
        return (length(size.width, atMost: maximumWidth), length(size.height, atMost: maximumHeight))
    }
}

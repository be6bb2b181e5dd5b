import ButtonRendering
import HTTP

/// The cache key of a response: every input that affects its bytes, except the build.
struct ResponseKey: Hashable, Sendable {
    let style: CatalogEntry
    let output: Output
    let isDownload: Bool
    /// The canonical query.
    let query: String
    let coding: ContentCoding

    /// The key of a query with its own title, or with another one in the canonical spelling.
    init(_ query: ButtonQuery, canonical: CanonicalQuery? = nil, coding: ContentCoding) {
        style = query.style
        output = query.output
        isDownload = query.values.isDownload
        self.query = (canonical ?? query.canonical).text
        self.coding = coding
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(output)
        hasher.combine(isDownload)
        hasher.combine(query)
        hasher.combine(coding == .gzip)
    }

    /// The hash of the response's entity tag, from the hash that all responses of the build have in common.
    func tagHash(build: EntityTag.Hash) -> EntityTag.Hash {
        var hash = build
        hash.combine(style.framework.rawValue)
        hash.combine("/")
        hash.combine(style.name)
        if style.revision != 0 { hash.combine(String(style.revision, radix: 16)) }
        hash.combine(output.pathExtension)
        hash.combine(isDownload ? "!?" : "?")
        hash.combine(query)
        hash.combine(" ")
        hash.combine(coding.rawValue)
        return hash
    }
}

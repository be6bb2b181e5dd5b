import ButtonRendering
import HTTP

/// The cache key of a response: every input that affects its bytes, except the build.
struct ResponseKey: Hashable, Sendable {
    let style: CatalogEntry
    let output: Output
    let isDownload: Bool
    /// The canonical query, as UTF-8.
    let query: [UInt8]
    let coding: ContentCoding

    /// The key of a query with its own title, or with another one in the canonical spelling.
    init(_ query: ButtonQuery, canonical: CanonicalQuery? = nil, coding: ContentCoding) {
        style = query.style.key
        output = query.output
        isDownload = query.values.isDownload
        self.query = (canonical ?? query.canonical).bytes
        self.coding = coding
    }

    init(_ query: TitledQuery, coding: ContentCoding) {
        self.init(query.template.query, canonical: query.canonical, coding: coding)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(output)
        hasher.combine(isDownload)
        hasher.combine(words: query.span)
        hasher.combine(coding == .gzip)
    }

    /// The hash of the response's entity tag, from the hash that all responses of the build have in common.
    func tagHash(build: EntityTag.Hash) -> EntityTag.Hash {
        tagHash(beforeQuery: tagHashBeforeQuery(build: build))
    }

    /// The part of the hash that all responses with other titles have in common.
    func tagHashBeforeQuery(build: EntityTag.Hash) -> EntityTag.Hash {
        var hash = build
        hash.combine(style.framework.rawValue)
        hash.combine("/")
        hash.combine(style.name)
        // One source in an address has several styles.
        if style.framework == .custom { hash.combine("/" + style.displayName) }
        if style.revision != 0 { hash.combine(String(style.revision, radix: 16)) }
        hash.combine(output.pathExtension)
        hash.combine(isDownload ? "!?" : "?")
        return hash
    }

    /// The hash of the response's entity tag, from the part that responses with other titles have in common.
    func tagHash(beforeQuery: EntityTag.Hash) -> EntityTag.Hash {
        var hash = beforeQuery
        hash.combine(query.span)
        hash.combine(" ")
        hash.combine(coding.rawValue)
        return hash
    }
}

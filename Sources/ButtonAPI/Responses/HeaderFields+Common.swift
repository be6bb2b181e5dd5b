import HTTP

extension HeaderFields {
    /// The fields of every response but those of the preview page.
    static let common = HeaderFields(anyOrigin + shared + [robots, picturePolicy])

    /// The same fields for a route that only some origins may read.
    static let withoutOrigin = HeaderFields(shared + [robots, picturePolicy])

    private static let anyOrigin = [HeaderField(name: "Access-Control-Allow-Origin", value: "*")]

    private static let picturePolicy = HeaderField(
        name: contentSecurityPolicy,
        value: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
    )

    /// The fields of the preview page, which loads its own files, and which search engines may find.
    static let page = HeaderFields(
        anyOrigin + shared + [
            HeaderField(
                name: contentSecurityPolicy,
                value: """
                    default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; \
                    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'
                    """
            )
        ]
    )

    /// The fields of a page for frames of any site, which loads the service's files only.
    static let embed = HeaderFields(
        anyOrigin + shared + [
            HeaderField(
                name: contentSecurityPolicy,
                value: """
                    default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; \
                    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *
                    """
            )
        ]
    )

    /// The fields of the description of an embed.
    static let oEmbed = HeaderFields(anyOrigin + shared + [picturePolicy])

    /// The fields of every picture, also of a 304.
    static let picture = common.adding(pictureCaching)

    /// The fields of a picture of a style that can be replaced, and of one whose address contains its source.
    static let replaceablePicture = common.adding(caching(CacheControl.replaceable))
    static let immutablePicture = common.adding(caching(CacheControl.immutable))

    /// The fields of a card, which search engines may index with the page that it belongs to.
    static let card = HeaderFields(anyOrigin + shared + [picturePolicy] + pictureCaching)
    static let replaceableCard = HeaderFields(
        anyOrigin + shared + [picturePolicy] + caching(CacheControl.replaceable)
    )
    static let immutableCard = HeaderFields(
        anyOrigin + shared + [picturePolicy] + caching(CacheControl.immutable)
    )

    private static let pictureCaching = caching(CacheControl.picture)

    private static func caching(_ cacheControl: String) -> [HeaderField] {
        [
            HeaderField(name: .cacheControl, value: cacheControl),
            HeaderField(name: .vary, value: "Accept-Encoding"),
        ]
    }

    /// The fields of a response to a JSON body.
    static let uncached = common.adding([
        HeaderField(name: .cacheControl, value: CacheControl.moment),
        HeaderField(name: .vary, value: "Accept-Encoding"),
    ])

    /// A copy with further fields after the others.
    func adding(_ fields: [HeaderField]) -> HeaderFields {
        var result = self
        result.append(contentsOf: fields)
        return result
    }

    /// A copy with an entity tag after the other fields.
    func adding(_ tag: EntityTag) -> HeaderFields {
        var result = self
        result.append(tag)
        return result
    }

    private static let contentSecurityPolicy: HeaderField.Name = "Content-Security-Policy"

    private static let shared = [
        HeaderField(name: "X-Content-Type-Options", value: "nosniff"),
        HeaderField(
            name: "Access-Control-Expose-Headers",
            value: "ETag, Content-Length, Link, X-Request-Id, Retry-After, X-Missing-Symbols"
        ),
        HeaderField(name: "Cross-Origin-Resource-Policy", value: "cross-origin"),
        HeaderField(name: "Timing-Allow-Origin", value: "*"),
        HeaderField(name: "Referrer-Policy", value: "no-referrer"),
    ]

    private static let robots = HeaderField(name: "X-Robots-Tag", value: "noindex")
}

extension HeaderField {
    static func contentType(_ type: ContentType) -> HeaderField {
        HeaderField(name: .contentType, value: type.value)
    }
}

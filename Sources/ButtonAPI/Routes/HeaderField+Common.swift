import HTTP

extension HeaderField {
    /// What every answer carries.
    static let common = [
        HeaderField("X-Content-Type-Options", "nosniff"),
        HeaderField("Access-Control-Allow-Origin", "*"),
        HeaderField(
            "Access-Control-Expose-Headers",
            "ETag, Content-Length, Link, X-Request-Id, Retry-After"
        ),
        HeaderField("Cross-Origin-Resource-Policy", "cross-origin"),
        HeaderField("Timing-Allow-Origin", "*"),
        HeaderField("Referrer-Policy", "no-referrer"),
        HeaderField("X-Robots-Tag", "noindex"),
        HeaderField(
            "Content-Security-Policy",
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
        ),
    ]

    /// What every answer carries, where the answer is a page that loads its own files.
    static let page = common.map { field in
        field.name == "Content-Security-Policy"
            ? HeaderField(
                field.name,
                """
                default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; \
                connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'
                """
            )
            : field
    }

    /// What every picture carries, also where it is not sent again.
    static let picture =
        common + [
            HeaderField("Cache-Control", CacheControl.picture),
            HeaderField("Vary", "Accept-Encoding"),
        ]

    static func contentType(_ type: ContentType) -> HeaderField {
        HeaderField("Content-Type", type.value)
    }
}

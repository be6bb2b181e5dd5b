/// How long answers may be kept.
enum CacheControl {
    /// A picture: an hour in a browser, a day in a proxy, and a week while it is asked for again.
    static let picture = """
        public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800
        """
    /// A mistake of the client's: it may be corrected soon.
    static let clientError = "public, max-age=60"
    /// The page and the catalogue: they change with the version only.
    static let document = "public, max-age=300"
    /// What is true at this moment only.
    static let moment = "no-store"
}

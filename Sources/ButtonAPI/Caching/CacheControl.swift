/// The times for which caches may store responses.
enum CacheControl {
    /// A picture: an hour in a browser, a day in a proxy, and a week while it is requested again.
    static let picture = """
        public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800
        """
    /// A style whose name another one can take at any moment: each use asks whether it is the same.
    static let replaceable = "no-cache"
    /// Content whose address contains it, or its hash: a week.
    static let immutable = "public, max-age=604800, immutable"
    /// An error of the client, which may correct it soon.
    static let clientError = "public, max-age=60"
    /// The page and the catalog: they change with the version only.
    static let document = "public, max-age=300"
    /// A response that applies to this moment only.
    static let moment = "no-store"
}

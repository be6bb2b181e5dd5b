import HTTP

/// The pictures that were asked for again lately, by the very bytes of the request.
///
/// Who asks for the same picture again mostly does so in the same words, which then need not be read.
/// There are two generations, as in the cache.
struct RecentTargets {
    struct Key: Hashable {
        let target: String
        let acceptEncoding: String?

        /// `nil` for a request that the target alone does not answer.
        init?(_ request: Request) {
            guard request.ifNoneMatch == nil, request.violation == nil,
                request.method == .get || request.method == .head
            else { return nil }
            target = String(decoding: request.target, as: UTF8.self)
            acceptEncoding = request.acceptEncoding
        }
    }

    private var young: [Key: Response] = [:]
    private var old: [Key: Response] = [:]
    private static let limit = 512

    subscript(key: Key) -> Response? {
        mutating get {
            if let response = young[key] { return response }
            guard let response = old[key] else { return nil }
            insert(response, for: key)
            return response
        }
    }

    mutating func insert(_ response: Response, for key: Key) {
        young[key] = response
        guard young.count == Self.limit else { return }
        old = young
        young = [:]
    }
}

import HTTP

/// What the requests lately asked for, by their very bytes.
///
/// Who asks for a picture again mostly does so in the same words, which then need not be read. It
/// holds keys of the cache, not pictures. There are two generations, as in the cache.
struct RecentTargets {
    /// The words of a request, as bytes: text is equal where bytes are not.
    struct Words: Hashable {
        let target: [UInt8]
        let acceptEncoding: String?

        /// `nil` for a request that the target alone does not answer.
        init?(_ request: Request) {
            guard request.ifNoneMatch == nil, request.violation == nil,
                request.method == .get || request.method == .head
            else { return nil }
            target = request.target
            acceptEncoding = request.acceptEncoding
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(words: target.span)
            hasher.combine(acceptEncoding)
        }
    }

    private var young: [Words: AnswerKey] = [:]
    private var old: [Words: AnswerKey] = [:]
    private static let limit = 1024

    subscript(words: Words) -> AnswerKey? {
        mutating get {
            if let key = young[words] { return key }
            guard let key = old[words] else { return nil }
            insert(key, for: words)
            return key
        }
    }

    mutating func insert(_ key: AnswerKey, for words: Words) {
        young[words] = key
        guard young.count == Self.limit else { return }
        old = young
        young = [:]
    }
}

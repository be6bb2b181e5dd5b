import HTTP

/// Answers that were given, by what was asked for; bounded in bytes.
///
/// An answer is kept from the second time on that it is asked for: most are asked for once, and to
/// draw one costs less than to make room for it. There are two generations. An answer that is used
/// moves to the young one; when that takes half of the limit, the old one is dropped. So what is used
/// stays, and nothing is searched.
struct PictureCache {
    private var young: [AnswerKey: Response] = [:]
    private var old: [AnswerKey: Response] = [:]
    private var youngBytes = 0
    private let limit: Int
    /// The hashes of what was asked for once.
    private var seen: Set<Int> = []

    /// What an answer takes beside its body: the key and the fields.
    private static let overhead = 4096
    private static let seenLimit = 16_384

    /// - Parameter limit: How many bytes all answers together may take.
    init(limit: Int) {
        self.limit = limit
    }

    subscript(key: AnswerKey) -> Response? {
        mutating get {
            if let response = young[key] { return response }
            guard let response = old[key] else { return nil }
            keep(response, for: key)
            return response
        }
    }

    /// Offers an answer, which is kept if the same was offered before.
    ///
    /// One that would take a quarter of all room by itself is not kept.
    mutating func offer(_ response: Response, for key: AnswerKey) {
        guard response.body.count < limit / 4 else { return }
        guard seen.insert(key.hashValue).inserted else {
            keep(response, for: key)
            return
        }
        if seen.count == Self.seenLimit { seen.removeAll(keepingCapacity: true) }
    }

    private mutating func keep(_ response: Response, for key: AnswerKey) {
        young[key] = response
        youngBytes += response.body.count + Self.overhead
        guard youngBytes > limit / 2 else { return }
        old = young
        young = [:]
        youngBytes = 0
    }
}

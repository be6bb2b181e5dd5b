import HTTP

/// Answers that were given, by what was asked for; bounded in bytes.
///
/// There are two generations. An answer that is asked for again moves to the young one; when that
/// is half of the limit, the old one is dropped. So what is used stays, and nothing is searched.
struct PictureCache {
    private var young: [String: Response] = [:]
    private var old: [String: Response] = [:]
    private var youngBytes = 0
    private let limit: Int

    /// What an answer takes beside its body: the key, the fields, and a server's copy of them.
    private static let overhead = 4096

    /// - Parameter limit: How many bytes all answers together may take.
    init(limit: Int) {
        self.limit = limit
    }

    subscript(key: String) -> Response? {
        mutating get {
            if let response = young[key] { return response }
            guard let response = old[key] else { return nil }
            insert(response, for: key)
            return response
        }
    }

    mutating func insert(_ response: Response, for key: String) {
        young[key] = response
        youngBytes += response.body.count + Self.overhead
        if youngBytes > limit / 2 {
            old = young
            young = [:]
            youngBytes = 0
        }
    }
}

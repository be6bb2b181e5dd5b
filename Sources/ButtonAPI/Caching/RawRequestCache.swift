import Caching
import HTTP

/// The response keys of recent requests, by the bytes of the requests.
///
/// A client that requests a picture again mostly sends the same bytes, which then need not be read.
final class RawRequestCache: Sendable {
    private let keys: SharedCache<Key, ResponseKey>

    init(share: Double, of budget: MemoryBudget) {
        keys = SharedCache(share: share, of: budget)
    }

    func responseKey(for request: Request) -> ResponseKey? {
        Key(request).flatMap { keys.value(for: $0) }
    }

    func insert(_ responseKey: ResponseKey, for request: Request) {
        guard let key = Key(request) else { return }
        keys.insert(responseKey, for: key, cost: key.cost + responseKey.query.utf8.count)
    }

    /// The parts of a request that determine the response, as bytes: equal strings can differ in bytes.
    private struct Key: Hashable {
        private let target: [UInt8]
        private let acceptEncoding: String?

        /// `nil` for a request whose response depends on more.
        init?(_ request: Request) {
            guard request.ifNoneMatch == nil, request.violation == nil,
                request.method == .get || request.method == .head
            else { return nil }
            target = request.target
            acceptEncoding = request.acceptEncoding
        }

        /// In bytes on the heap.
        var cost: Int { target.count + (acceptEncoding?.utf8.count ?? 0) + 64 }

        func hash(into hasher: inout Hasher) {
            hasher.combine(words: target.span)
            hasher.combine(acceptEncoding)
        }
    }
}

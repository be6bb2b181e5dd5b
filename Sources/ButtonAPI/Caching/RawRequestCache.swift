import Caching
import HTTP

/// The cached responses to recent requests, by the bytes of the requests.
///
/// A client that requests a picture again mostly sends the same bytes, which then need not be read. A response shares
/// its bytes with the response cache, and is counted in both.
final class RawRequestCache: Sendable {
    private let responses: SharedCache<Key, Response>

    init(share: Double, of budget: MemoryBudget) {
        responses = SharedCache(share: share, of: budget, named: "raw_requests")
    }

    func response(to request: Request) -> Response? {
        Key(request).flatMap { responses.value(for: $0) }
    }

    func insert(_ response: Response, for request: Request) {
        guard let key = Key(request) else { return }
        responses.insert(response, for: key, cost: key.cost + response.cost)
    }

    func removeAll() { responses.removeAll() }

    /// The parts of a request that determine the response, as bytes: equal strings can differ in bytes.
    private struct Key: Hashable {
        private let target: [UInt8]
        private let acceptEncoding: String?
        private let ifNoneMatch: String?

        /// `nil` for a request whose response depends on more.
        init?(_ request: borrowing Request) {
            guard request.violation == nil, request.method == .get || request.method == .head else {
                return nil
            }
            target = request.target
            acceptEncoding = request.acceptEncoding
            ifNoneMatch = request.ifNoneMatch
        }

        /// In bytes on the heap.
        var cost: Int {
            target.count + (acceptEncoding?.utf8.count ?? 0) + (ifNoneMatch?.utf8.count ?? 0) + 64
        }

        static func == (first: Key, second: Key) -> Bool {
            first.target.span.hasSameBytes(as: second.target.span)
                && first.acceptEncoding.hasSameBytes(as: second.acceptEncoding)
                && first.ifNoneMatch.hasSameBytes(as: second.ifNoneMatch)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(words: target.span)
            if let acceptEncoding { hasher.combine(words: acceptEncoding.utf8Span.span) }
            if let ifNoneMatch { hasher.combine(words: ifNoneMatch.utf8Span.span) }
        }
    }
}

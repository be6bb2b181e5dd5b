import Caching
import HTTP

/// The responses sent before, by their keys.
///
/// A response is stored when it is drawn for the second time (`LengthCache.insert`): most are requested once, and
/// to draw one costs less than to make room for it.
final class ResponseCache: Sendable {
    private let responses: SharedCache<ResponseKey, Response>

    init(share: Double, of budget: MemoryBudget) {
        responses = SharedCache(share: share, of: budget, named: "responses")
    }

    func response(for key: ResponseKey) -> Response? {
        responses.value(for: key)
    }

    func insert(_ response: Response, for key: ResponseKey) {
        responses.insert(response, for: key, cost: response.cost + key.query.count)
    }
}

extension Response {
    /// The bytes that the response holds on the heap: its content, its header, the headers of both arrays, and those of
    /// the object itself.
    var cost: Int { body.count + fields.bytes.count + 160 }
}

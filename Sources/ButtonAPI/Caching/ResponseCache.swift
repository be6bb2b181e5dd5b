import Caching
import HTTP

/// The responses sent before, by their keys.
///
/// A response is stored when it is drawn for the second time: most are requested once, and to draw one costs less
/// than to make room for it.
final class ResponseCache: Sendable {
    private let responses: SharedCache<ResponseKey, Response>
    /// The hashes of the keys that were drawn once.
    private let seen: SharedCache<Int, Void>

    init(share: Double, of budget: MemoryBudget) {
        responses = SharedCache(share: share * 0.95, of: budget)
        seen = SharedCache(share: share * 0.05, of: budget)
    }

    func response(for key: ResponseKey) -> Response? {
        responses.value(for: key)
    }

    /// Offers a response, which is stored if one of the same key was offered before.
    func offer(_ response: Response, for key: ResponseKey) {
        let hash = key.hashValue
        guard seen.value(for: hash) != nil else {
            seen.insert((), for: hash, cost: 0)
            return
        }
        responses.insert(response, for: key, cost: response.cost + key.query.utf8.count)
    }
}

extension Response {
    /// The bytes that the response holds on the heap: its content, its header and the headers of both arrays.
    var cost: Int { body.count + fields.bytes.count + 64 }
}

import Caching
import HTTP

/// The responses to requests for documents, by document and content coding, both of which are few.
final class DocumentCache: Sendable {
    private let cached: SharedCache<Key, DocumentResponses>

    private struct Key: Hashable {
        let document: Document
        let coding: ContentCoding
    }

    init(share: Double, of budget: MemoryBudget) {
        cached = SharedCache(share: share, of: budget, named: "documents")
    }

    func responses(for document: Document, coding: ContentCoding) -> DocumentResponses? {
        cached.value(for: Key(document: document, coding: coding))
    }

    func insert(_ responses: DocumentResponses, for document: Document, coding: ContentCoding) {
        cached.insert(responses, for: Key(document: document, coding: coding), cost: responses.cost)
    }
}

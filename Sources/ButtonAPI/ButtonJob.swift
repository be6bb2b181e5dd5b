import ButtonRendering
package import HTTP

/// The work that leads to a response, after its request was planned.
package struct ButtonJob: ResponderJob {
    enum Work: Sendable {
        case picture(TitledQuery, ResponseKey, EntityTag.Hash)
        case document(Document, ContentCoding)
        case errorPicture(Problem)
    }

    /// Identifies the response to a job.
    package struct Key: Hashable, Sendable {
        let response: ResponseKey
        /// Drawing may find that the query is invalid.
        let errorForm: ErrorForm
        let isNotModified: Bool
    }

    let work: Work
    let request: Request
    package let price: Price
    /// Whether the client has the picture already, so that it is drawn for its length only.
    let isNotModified: Bool

    init(work: Work, request: Request, price: Price, isNotModified: Bool = false) {
        self.work = work
        self.request = request
        self.price = price
        self.isNotModified = isNotModified
    }

    package var key: Key? {
        guard case .picture(_, let key, _) = work else { return nil }
        return Key(response: key, errorForm: ErrorForm(request), isNotModified: isNotModified)
    }

    package var lane: Lane { .drawing }
}

import ButtonRendering
import CustomStyles
package import HTTP

/// The work that leads to a response, after its request was planned.
package struct ButtonJob: ResponderJob {
    /// The work, with what the response depends on beside it: copying a whole request would cost a reference for each
    /// of its texts.
    ///
    /// It is one reference, since a job is copied several times until it is done.
    indirect enum Work: Sendable {
        /// A picture, for a client with a field `Accept`: drawing may find that the query is invalid.
        case picture(TitledQuery, ResponseKey, EntityTag.Hash, accept: String?)
        /// A document, for a client with a field `If-None-Match`.
        case document(Document, ContentCoding, ifNoneMatch: String?)
        /// The picture of a JSON body.
        case rendering(RenderingItem, ContentCoding, ErrorForm)
        /// The pictures of a JSON body, each with the problem that it has instead.
        case batch([Result<RenderingItem, RenderingProblem>], ContentCoding)
        /// The response to a message of the Model Context Protocol.
        case mcp(MCPWork)
        /// The oEmbed document of a button, for a client with a field `If-None-Match`.
        case oEmbed(OEmbedRequest, TitledQuery, ContentCoding, ifNoneMatch: String?)
        case errorPicture(Problem)
        /// A request with a body that takes long to read, which is planned first.
        case planning(Request)
        /// The sources of users' own that a request names, after which it is planned again.
        case loading(SourceLoading)
        /// The check of such sources, after which the request is planned again.
        case checking(SourceChecking)
        /// The response to a source that is sent, with the form of its errors.
        case sharing(SharingStep, ErrorForm)
    }

    /// Identifies the response to a job.
    package struct Key: Hashable, Sendable {
        let response: ResponseKey
        let errorForm: ErrorForm
        let isNotModified: Bool
    }

    let work: Work
    package let price: Price
    /// Whether the client has the picture already, so that it is drawn for its length only.
    let isNotModified: Bool
    /// The route of the request, which is the same for all jobs with a key.
    var route = RouteID.none
    package let lane: Lane
    /// Whether a worker mostly draws the picture within a moment.
    package let isBrief: Bool
    /// The drawing of the picture, once a worker has begun it.
    var begunDrawing: (any BegunDrawing)?

    init(
        work: Work,
        price: Price,
        lane: Lane = .drawing,
        isNotModified: Bool = false,
        isBrief: Bool = false
    ) {
        self.work = work
        self.price = price
        self.lane = lane
        self.isNotModified = isNotModified
        self.isBrief = isBrief
    }

    package var isUnderWay: Bool { begunDrawing != nil }

    /// The phase with which the job begins.
    var firstPhase: Phase {
        switch work {
        case .planning: .read
        case .loading, .checking, .sharing: .prepare
        default: .resolve
        }
    }

    /// A drawing that was begun is that of one client.
    package var key: Key? {
        guard case .picture(let query, let key, _, let accept) = work, begunDrawing == nil else { return nil }
        return Key(response: key, errorForm: query.errorForm(accept: accept), isNotModified: isNotModified)
    }
}

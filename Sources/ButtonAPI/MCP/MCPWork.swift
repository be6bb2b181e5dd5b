import HTTP
import JSONReading

/// The result of a request of the Model Context Protocol, before it is written.
struct MCPWork: Sendable {
    let id: JSONValue
    let revision: MCPRevision
    let result: Result
    /// The origin of the client, which is allowed.
    let origin: String?

    var lane: Lane {
        switch result {
        case .call(.render(let item, let pixels)): pixels?.lane ?? item.lane
        case .call(.preview(let call)): call.lane
        case .call(.audit(let request)): request.calls.first?.findings.lane ?? .drawing
        default: .drawing
        }
    }

    enum Result: Sendable {
        /// The description of the server.
        case discovery
        /// The end of a handshake.
        case initialization
        case empty
        case tools
        case call(MCPToolCall)
        /// A call whose arguments are not valid.
        case failure(Problem)
    }
}

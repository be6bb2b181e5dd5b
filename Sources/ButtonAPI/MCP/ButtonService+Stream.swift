import HTTP

extension ButtonService {
    /// The response to a message of the Model Context Protocol that came over a stream, as one line without its end; `nil`
    /// for a message that has none.
    package func respond(toMessage message: [UInt8], with worker: ButtonWorker) -> [UInt8]? {
        let response = respond(
            to: Request(
                method: .post,
                target: Array(Router.mcpPath.utf8),
                hasBodyLength: true,
                rareFields: RareFields(contentType: ContentType.json.value, mcp: .ofStream),
                body: message
            ),
            with: worker
        )
        return response.body.isEmpty ? nil : response.body
    }

    /// The response to a message that is too long to be read.
    package static func responseToLongMessage(limit: Int) -> [UInt8] {
        MCPError.invalidRequest("A message has at most \(limit) bytes.").body(id: nil)
    }

    /// The length in bytes of the longest message.
    package static let longestMessage = BodyLimit.large
}

import HTTP
import JSONReading

/// An error of JSON-RPC in the response to a request.
struct MCPError: Error {
    let code: Int
    let message: String
    var data: JSONValue?
    /// The status of the response.
    var status = Status.ok

    /// The message to the client whose request has an identifier; `nil` if that is not known.
    func body(id: JSONValue?) -> [UInt8] {
        JSON.encode(
            JSONValue.object([
                "jsonrpc": "2.0", "id": id,
                "error": .object(["code": .number(Double(code)), "message": .string(message), "data": data]),
            ])
        )
    }

    static func parse(_ error: JSONError) -> MCPError {
        MCPError(code: -32700, message: Problem(.body(.json(error))).detail, status: .badRequest)
    }

    static func invalidRequest(_ message: String) -> MCPError {
        MCPError(code: -32600, message: message, status: .badRequest)
    }

    /// A method that a revision does not have.
    static func unknownMethod(_ name: String, in revision: MCPRevision) -> MCPError {
        MCPError(
            code: -32601,
            message: "There is no method \(name.quoted).",
            status: revision == .stateless ? .notFound : .ok
        )
    }

    static func invalidParameters(_ message: String, status: Status = .ok) -> MCPError {
        MCPError(code: -32602, message: message, status: status)
    }

    /// A header field that is missing, or differs from the body.
    static func headerMismatch(_ name: HeaderField.Name) -> MCPError {
        MCPError(
            code: -32020,
            message: "The header field \(name.rawName) is missing, or differs from the body.",
            status: .badRequest
        )
    }

    static func unsupportedRevision(_ requested: String) -> MCPError {
        MCPError(
            code: -32022,
            message: "The protocol version \(requested.quoted) is not supported.",
            data: [
                "requested": .string(requested.excerpt),
                "supported": .strings(MCPRevision.allCases.map(\.rawValue)),
            ],
            status: .badRequest
        )
    }
}

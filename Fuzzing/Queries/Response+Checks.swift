package import HTTP

extension Response {
    /// The greatest length of content by the contract, in bytes.
    private static let greatestLength = 2 << 20

    /// Checks what is true of each response: its length, its fields, and text and pictures that are well-formed.
    package func checkContent() {
        precondition(body.count <= Self.greatestLength, "\(body.count) bytes")
        precondition(contentLength != nil || body.isEmpty, "content of unknown length")
        precondition(fields["X-Content-Type-Options"] == "nosniff", "fields are missing")
        guard let type = fields[.contentType], fields[.contentEncoding] == nil, !body.isEmpty else { return }
        if type.hasPrefix("image/svg+xml") {
            if let violation = WellFormedPicture.violation(in: body) { fatalError(violation) }
        } else if !type.hasPrefix("image/") {
            precondition(String(validating: body, as: UTF8.self) != nil, "text that is not UTF-8")
        }
    }
}

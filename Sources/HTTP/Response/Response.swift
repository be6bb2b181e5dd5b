/// A response to a request (RFC 9110 §15).
package struct Response: Equatable, Sendable {
    package let status: Status
    package let fields: HeaderFields
    /// The content of the response; for HEAD and for status 304 a server sends only its length (RFC 9110 §8.6).
    package let body: [UInt8]

    package init(_ status: Status, fields: HeaderFields = HeaderFields(), body: [UInt8] = []) {
        self.status = status
        self.fields = fields
        self.body = body
    }
}

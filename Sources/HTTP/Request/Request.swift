/// A request as it arrived, before its target and its fields are interpreted.
///
/// It contains the header fields that a response may depend on. A field that occurs several times is one value
/// here, joined by commas (RFC 9110 §5.3).
package struct Request: Equatable, Sendable {
    package var method: Method
    /// The bytes of the request line between method and version, still percent-encoded.
    package var target: [UInt8]
    package var host: String?
    package var accept: String?
    package var acceptEncoding: String?
    package var ifNoneMatch: String?
    /// Whether a field says how long the body is, or that it ends with its last chunk (RFC 9112 §6.3).
    package var hasBodyLength: Bool
    /// The fields that few requests for a picture have.
    package var rareFields: RareFields {
        get { boxedFields?.fields ?? RareFields() }
        set { boxedFields = newValue == RareFields() ? nil : .fields(newValue) }
    }
    private var boxedFields: BoxedFields?
    /// The client to which limits apply; `nil` for one without limits.
    package var client: ClientID?
    package var body: [UInt8]
    /// The first rule or limit that the request breaks; if there is one, the response is an error.
    package var violation: Violation?

    package init(
        method: Method = .get,
        target: [UInt8],
        host: String? = nil,
        accept: String? = nil,
        acceptEncoding: String? = nil,
        ifNoneMatch: String? = nil,
        hasBodyLength: Bool = false,
        rareFields: RareFields? = nil,
        client: ClientID? = nil,
        body: [UInt8] = [],
        violation: Violation? = nil
    ) {
        self.method = method
        self.target = target
        self.host = host
        self.accept = accept
        self.acceptEncoding = acceptEncoding
        self.ifNoneMatch = ifNoneMatch
        self.hasBodyLength = hasBodyLength
        self.client = client
        self.body = body
        self.violation = violation
        boxedFields = rareFields.map(BoxedFields.fields)
    }
}

extension Request {
    /// The fields in memory of their own: a request is copied several times, and each string in it costs as much as
    /// one reference to all of them.
    private indirect enum BoxedFields: Equatable, Sendable {
        case fields(RareFields)

        var fields: RareFields {
            switch self {
            case .fields(let fields): fields
            }
        }
    }
}

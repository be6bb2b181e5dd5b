/// A request as it arrived, before its target and its fields are interpreted.
///
/// It contains the header fields that a response may depend on. A field that occurs several times is one value
/// here, joined by commas (RFC 9110 §5.3).
package struct Request: Equatable, Sendable {
    package var method: Method
    /// The bytes of the request line between method and version, still percent-encoded.
    package var target: [UInt8]
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
}

extension Request {
    package init(
        method: Method = .get,
        target: [UInt8],
        accept: String? = nil,
        acceptEncoding: String? = nil,
        ifNoneMatch: String? = nil,
        hasBodyLength: Bool = false,
        rareFields: RareFields? = nil,
        client: ClientID? = nil,
        body: [UInt8] = [],
        violation: Violation? = nil
    ) {
        // An initializer that sets so many properties one by one copies them all in the end (Swift 6.3).
        self.init(
            method: method,
            target: target,
            accept: accept,
            acceptEncoding: acceptEncoding,
            ifNoneMatch: ifNoneMatch,
            hasBodyLength: hasBodyLength,
            boxedFields: rareFields.map(BoxedFields.fields),
            client: client,
            body: body,
            violation: violation
        )
    }

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

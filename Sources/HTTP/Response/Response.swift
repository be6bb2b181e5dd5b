/// An answer: a status, header fields and a body, none of which ever changes.
///
/// It is a class so that one answer can be kept and sent many times: a transport translates it on the
/// first time, leaves the translation in `prepared`, and copies nothing on the next.
public final class Response {
    public let status: Status
    // A transport drops a field whose value holds a line break.

    /// The fields that it has in common with others, which are sent first.
    public let commonFields: [HeaderField]
    public let ownFields: [HeaderField]
    /// In answer to HEAD and with status 304 only its length is stated (RFC 9110 §8.6).
    public let body: [UInt8]
    /// What a transport made of the answer; it belongs to that transport alone.
    public var prepared: AnyObject?

    /// All fields in the order in which they are sent.
    public var fields: [HeaderField] { commonFields + ownFields }

    public init(
        _ status: Status,
        commonFields: [HeaderField] = [],
        fields: [HeaderField] = [],
        body: [UInt8] = []
    ) {
        self.status = status
        self.commonFields = commonFields
        ownFields = fields
        self.body = body
    }
}

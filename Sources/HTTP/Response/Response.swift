/// An answer: a status, header fields and a body, none of which ever changes.
///
/// It is a class so that one answer can be kept and sent many times: a transport translates it on the
/// first time, leaves the translation in `prepared`, and copies nothing on the next.
package final class Response {
    package let status: Status
    // A transport drops a field whose value holds a line break.

    /// The fields that it has in common with others, which are sent first.
    package let commonFields: [HeaderField]
    package let ownFields: [HeaderField]
    /// In answer to HEAD and with status 304 only its length is stated (RFC 9110 §8.6).
    package let body: [UInt8]
    /// What a transport made of the answer; it belongs to that transport alone.
    package var prepared: AnyObject?

    /// All fields in the order in which they are sent.
    package var fields: [HeaderField] { commonFields + ownFields }

    package init(
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

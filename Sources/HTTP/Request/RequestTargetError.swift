/// The part of a request target that is not text, and the reason.
package enum RequestTargetError: Error, Hashable, Sendable {
    case path(PercentDecodingError)
    /// A name or value in the query; a name that is not text is as it was sent.
    case parameter(name: String, PercentDecodingError)
}

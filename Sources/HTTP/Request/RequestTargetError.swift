/// Which part of a request target is not text, and why.
package enum RequestTargetError: Error, Hashable, Sendable {
    case path(PercentDecodingError)
    /// A name or value in the query; a name that is not text is given as it was sent.
    case parameter(name: String, PercentDecodingError)
}

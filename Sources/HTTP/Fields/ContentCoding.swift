/// The encoding of a body for transport (RFC 9110 §8.4.1).
package enum ContentCoding: String, Hashable, Sendable {
    case identity
    case gzip

    /// Chooses the coding for a client by its field `Accept-Encoding` (RFC 9110 §12.5.3).
    ///
    /// Without the field the choice is `identity`: any coding would be allowed, but a client that omits the field
    /// often cannot decode one. It is also `identity` if the client refuses every coding.
    package init(preferredBy acceptEncoding: String?) {
        var gzip: Int?
        var identity: Int?
        var others: Int?
        for element in WeightedList(acceptEncoding ?? "") {
            if element.matches("gzip") || element.matches("x-gzip") {
                gzip = element.weight
            } else if element.matches("identity") {
                identity = element.weight
            } else if element.matches("*") {
                others = element.weight
            }
        }
        let weight = gzip ?? others ?? 0
        self = weight > 0 && weight >= identity ?? 0 ? .gzip : .identity
    }
}

/// How a body is packed for the way (RFC 9110 §8.4.1).
package enum ContentCoding: String, Hashable, Sendable {
    case identity
    case gzip

    /// What to send to a client with that `Accept-Encoding` (RFC 9110 §12.5.3).
    ///
    /// Without the field a body goes as it is: anything would be allowed, but who says nothing often
    /// cannot unpack. Who refuses everything gets it as it is, too.
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

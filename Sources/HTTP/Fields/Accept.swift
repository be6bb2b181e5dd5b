/// The media types that a client accepts, in the form of the field `Accept` (RFC 9110 §12.5.1).
package struct Accept: Sendable {
    private let field: String

    package init(_ field: String) {
        self.field = field
    }

    /// Whether the first media type of the list is an image, as in requests of `<img>` and of image proxies.
    package var namesImageFirst: Bool {
        var list = WeightedList(field)
        return list.next()?.hasPrefix("image/") ?? false
    }

    /// Whether the first media type of the list is HTML, as in requests of a browser for what its window or a frame shows.
    package var namesPageFirst: Bool {
        var list = WeightedList(field)
        return list.next()?.hasPrefix("text/html") ?? false
    }
}

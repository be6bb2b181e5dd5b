/// The media types that a client wants, as the field `Accept` lists them (RFC 9110 §12.5.1).
package struct Accept: Sendable {
    private let field: String

    package init(_ field: String) {
        self.field = field
    }

    /// Whether the first media type listed is a picture's, as `<img>` and proxies of pictures send it.
    package var namesImageFirst: Bool {
        var list = WeightedList(field)
        return list.next()?.begins(with: "image/") ?? false
    }
}

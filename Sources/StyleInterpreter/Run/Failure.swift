package import StyleSyntax

/// An error that stopped a program while it ran.
package struct Failure: Error, Hashable, Sendable {
    package let message: String
    package let remedy: String?
    /// The place of the expression; nil until it is known.
    package private(set) var place: SourcePlace?

    init(_ message: String, remedy: String? = nil, at place: SourcePlace? = nil) {
        self.message = message
        self.remedy = remedy
        self.place = place
    }

    /// The failure with a place, unless it has one already.
    func at(_ place: SourcePlace) -> Failure {
        guard self.place == nil else { return self }
        var failure = self
        failure.place = place
        return failure
    }
}

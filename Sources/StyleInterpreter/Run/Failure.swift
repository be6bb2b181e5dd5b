package import StyleSyntax

/// An error that stopped a program while it ran.
package struct Failure: Error, Hashable, Sendable {
    package let message: String
    package let remedy: String?
    /// The place of the expression; nil until it is known.
    package private(set) var place: SourcePlace?
    /// Whether it is an error that the program throws and can catch; its value is that of the execution.
    let isThrown: Bool
    /// Whether it only leaves an optional chain.
    let isBrokenChain: Bool

    init(
        _ message: String,
        remedy: String? = nil,
        at place: SourcePlace? = nil,
        isThrown: Bool = false,
        isBrokenChain: Bool = false
    ) {
        self.isBrokenChain = isBrokenChain
        self.isThrown = isThrown
        self.message = message
        self.remedy = remedy
        self.place = place
    }

    /// The failure by which a broken link leaves its optional chain.
    static let brokenChain = Failure("an optional chain is nil", isBrokenChain: true)

    /// The failure with a place, unless it has one already.
    func at(_ place: SourcePlace) -> Failure {
        guard self.place == nil else { return self }
        var failure = self
        failure.place = place
        return failure
    }
}

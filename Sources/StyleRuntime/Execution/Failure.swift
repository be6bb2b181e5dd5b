package import StyleSyntax

/// An error that stopped a program while it ran.
package struct Failure: Error, Hashable, Sendable {
    package let cause: Cause
    /// The place of the expression; nil until it is known.
    package private(set) var place: SourcePlace?

    package init(_ cause: Cause, at place: SourcePlace? = nil) {
        self.cause = cause
        self.place = place
    }

    package var message: String { cause.text }

    package var remedy: String? { cause.remedy }

    /// Whether it is an error that the program throws and can catch; its value is that of the execution.
    package var isThrown: Bool {
        if case .thrown = cause { true } else { false }
    }

    /// Whether it only leaves an optional chain.
    package var isBrokenChain: Bool { cause == .brokenChain }

    /// Whether it only leaves the code of a task for a pause.
    var isPause: Bool {
        if case .pause = cause { true } else { false }
    }

    /// Whether the program takes more than its bounds allow.
    var isLimit: Bool {
        switch cause {
        case .steps, .callDepth, .viewDepth, .viewCount, .elementCount, .objectCount, .textLength, .textDepth,
            .partCount, .valueDepth, .pathLength:
            true
        default: false
        }
    }

    /// The failure with a place, unless it has one already.
    package func at(_ place: SourcePlace) -> Failure {
        guard self.place == nil else { return self }
        var failure = self
        failure.place = place
        return failure
    }
}

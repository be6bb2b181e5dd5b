package import StyleSyntax

extension Execution {
    /// The failure that carries an error which the program throws.
    package func failure(throwing error: Value, at place: SourcePlace?) -> Failure {
        thrown = error
        return Failure(.thrown(error.description), at: place)
    }

    /// The error of the program that a failure carries, which is no failure any more; nil for other failures.
    package func caught(_ failure: Failure) -> Value? {
        guard failure.isThrown else { return nil }
        recover()
        return thrown
    }
}

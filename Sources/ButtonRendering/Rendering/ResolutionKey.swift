/// The cache key of a resolved button: everything that it is resolved from but the text of its title.
///
/// A class with a stored hash: requests that differ in the title only share one key, which is compared by identity
/// first.
package final class ResolutionKey: Sendable {
    let button: ButtonSpecification
    let environment: ButtonEnvironment
    /// Whether there is a title: a button without one can have another structure.
    let hasTitle: Bool
    private let hash: Int

    init(_ request: ButtonRequest) {
        button = request.button
        environment = request.environment
        hasTitle = !request.title.isEmpty
        var hasher = Hasher()
        hasher.combine(button)
        hasher.combine(environment)
        hasher.combine(hasTitle)
        hash = hasher.finalize()
    }
}

extension ResolutionKey: Hashable {
    package static func == (first: ResolutionKey, second: ResolutionKey) -> Bool {
        first === second
            || first.hash == second.hash && first.hasTitle == second.hasTitle
                && first.environment == second.environment && first.button == second.button
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

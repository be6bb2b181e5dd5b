/// The shares that the caches take of the budget of bytes; together with that of shaped texts at most 1.
package enum CacheShare {
    static let responses = 0.4
    static let rawRequests = 0.05
    static let templates = 0.05
    static let documents = 0.1
    static let outsets = 0.025
    /// The resolved buttons and recordings of all workers together.
    static let trees = 0.2
    /// The SVG fragments of all workers together.
    static let fragments = 0.05
    /// The shaped texts, which belong to the font library.
    package static let texts = 0.1
}

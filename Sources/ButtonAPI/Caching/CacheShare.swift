/// The shares that the caches take of the one budget of the process; together they are the whole.
package enum CacheShare {
    static let responses = 0.12
    static let rawRequests = 0.04
    /// The lengths of responses, by entity tag.
    static let lengths = 0.01
    /// The pictures that tools compare later ones with.
    static let revisions = 0.03
    static let templates = 0.05
    static let documents = 0.09
    /// The sources of users' own that were checked.
    static let sources = 0.12
    static let outsets = 0.0225
    static let buttonSizes = 0.0025
    /// The resolved buttons and recordings of all workers together.
    static let trees = 0.25
    /// The SVG fragments of all workers together.
    static let fragments = 0.075
    /// The bodies that wait to be sent, which belong to the server.
    package static let waitingBodies = 0.1
    /// The shaped texts and glyphs, which belong to the font library.
    package static let texts = 0.09
}

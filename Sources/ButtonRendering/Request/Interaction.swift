package import ViewEngine

/// The actions of a user on a button.
package struct Interaction: Hashable, Sendable {
    package var events: [InteractionEvent] = []
    /// The time at which the interaction is cut off, in seconds; when all is at rest if `nil`.
    package var duration: Double?

    package init() {}
}

package import StyleSyntax

/// Something that is not in the source, and what takes its place.
package struct StandIn: Hashable, Sendable {
    /// The replaced expression, as the source writes it: "Theme.accent".
    package let name: String
    package let place: SourcePlace
    /// The type of the replacement: "Color".
    package let type: String
}

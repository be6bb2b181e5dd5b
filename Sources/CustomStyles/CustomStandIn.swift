package import StyleSyntax

/// Something that a source names but does not declare, and what takes its place.
package struct CustomStandIn: Hashable, Sendable {
    /// The replaced expression, as the source writes it: "Theme.accent".
    package let name: String
    package let place: SourcePlace
    /// The type of the replacement: "Color".
    package let type: String
    /// The name of the parameter that sets the replacement: "external.Theme.accent".
    package let parameter: String
    /// Whether the name is that of Apple's API, which is not supported.
    package let isOfApple: Bool
    /// Whether a picture depends on it; what only an action or a view that is not shown names is in no picture.
    package let isDrawn: Bool

    package init(
        name: String,
        place: SourcePlace,
        type: String,
        parameter: String,
        isOfApple: Bool = false,
        isDrawn: Bool = true
    ) {
        self.isOfApple = isOfApple
        self.isDrawn = isDrawn
        self.name = name
        self.place = place
        self.type = type
        self.parameter = parameter
    }
}
